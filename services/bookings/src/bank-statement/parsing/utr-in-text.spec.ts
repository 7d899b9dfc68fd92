import { expect, it } from '@jest/globals';
import { utrOf } from './utr-in-text.ts';

const UTR = '632112345678';

it.each([
  [`UPI-RAVI KUMAR-ravi@okhdfc-HDFC0000123-${UTR}-PAYMENT`, ''],
  [`UPI-RAVI KUMAR-9876543210@ybl-HDFC0000123-${UTR}-ROOM 9876543210`, ''],
  [`UPI-RAVI-123456789012@ybl-SBIN0000123-${UTR}-PAYMENT`, `0000${UTR}`],
  [`UPI-RAVI-ravi@ybl-SBIN0000123-${UTR}-BOOKING 123456789012`, ''],
  [`UPI/CR/${UTR}/RAVI KU/SBIN/9876543210@y/Payment`, ''],
  [`BY TRANSFER-UPI/CR/${UTR}/RAVI KU/HDFC/ravi@okhdf/UPI--`, 'TRANSFER FROM 4897696162090'],
  [`UPI/${UTR}/Payment from Ph/9876543210@ybl/State Bank`, ''],
  [`UPI/P2A/${UTR}/RAVI/HDFC`, '-'],
  [`IMPS-${UTR}-RAVI KUMAR-SBIN-XXXXXXX1234-ROOM`, `'0000${UTR}`],
  [`MMT/IMPS/${UTR}/OK/RAVI/HDFC BANK`, ''],
  [`IMPS/P2A/${UTR}/RAVI/SBIN`, ''],
  [`UPI RAVI KUMAR ${UTR}`, ''],
  [`UPI JOSEPH ${UTR}`, ''],
  ['Ravi Kumar', UTR],
  ['Ravi Kumar', `="${UTR}"`],
  ['UPI payment', `UPI-${UTR}`],
  [`UPI/${UTR}/RAVI`, 'S12345'],
  ['UPI/RAVI/919876543210', UTR],
])('utrOf finds the reference in %s, %s', (text, reference) => {
  expect(utrOf(text, reference)).toBe(UTR);
});

it.each([
  ['a phone', 'UPI/RAVI/9876543210', ''],
  ['a phone with its country code', 'UPI-RAVI-919876543210', '919876543210x'],
  ['a phone in the column', 'Ravi', '919876543210'],
  ['an account', 'UPI FROM A/C 123456789012', ''],
  ['an address', 'UPI/123456789012@ybl', ''],
  ['a cheque', 'CHQ DEP RAVI', '0000000000123456'],
  ['a cheque without its word', 'Ravi', '000000123456'],
  ['a longer number', 'UPI/6321123456789', '00006321123456789'],
  ['NEFT', 'NEFT CR-SBIN0000123-RAVI-SBINN52026090512345', 'SBINN52026090512345'],
  ['NEFT with digits', 'NEFT/632112345678/RAVI', '632112345678'],
  ['RTGS', 'RTGS-HDFCR52026090512345678-RAVI', ''],
  ['two references', 'UPI/632112345678/REV/UPI/632112345679', ''],
  ['a column that disagrees', 'UPI/632112345678/RAVI', '632112345679'],
  ['two numbers', 'UPI 632112345678 632112345679', ''],
  ['a formula', '=HYPERLINK("x")', '+cmd'],
])('utrOf finds none by %s', (_what, text, reference) => {
  expect(utrOf(text, reference)).toBeNull();
});
