import { describe, expect, it } from '@jest/globals';
import { readMessages } from '../../testing/read-messages.ts';
import { sortMessages } from './messages.ts';

const UTR = '632112345678';
const PAISE = 450_000;
const DAY = '2026-09-05';

describe('readMessages', () => {
  it.each([
    ['HDFC', `Credit Alert! Rs.4500.00 credited to HDFC Bank A/c XX1234 on 05-09-26 from VPA ravi@okhdfc (UPI ${UTR})`],
    [
      'HDFC, IMPS',
      `Money Received - INR 4,500.00 in your HDFC Bank A/c xx1234 on 05-09-26 by A/c linked to mobile no xx7890 (IMPS Ref No. ${UTR}) Avl bal: INR 91,000.50`,
    ],
    [
      'ICICI',
      `Dear Customer, Acct XX123 is credited with Rs 4500.00 on 05-Sep-26 from RAVI KUMAR. UPI:${UTR}-ICICI Bank.`,
    ],
    [
      'ICICI, IMPS',
      `Your a/c XX123 is credited with INR 4,500.00 on 05-Sep-26 by A/c linked to 98XXXXXX10 (IMPS Ref no ${UTR}).`,
    ],
    ['SBI', `Dear UPI user, your A/C X1234-credited by Rs.4500 on 05Sep26 transfer from RAVI KUMAR Ref No ${UTR} -SBI`],
    [
      'SBI, no currency',
      `Dear UPI user A/C X1234 credited by 4500.0 on date 05Sep26 trf from RAVI KUMAR Refno ${UTR}. If not u? call 1800111109. -SBI`,
    ],
    ['Axis', `INR 4500.00 credited to A/c no. XX1234 on 05-09-26 at 10:22:33 IST. UPI/P2A/${UTR}/RAVI KUMAR/Axis Bank`],
    ['Kotak', `Received Rs.4500.00 in your Kotak Bank AC X1234 from ravi@okaxis on 05-09-26.UPI Ref:${UTR}.`],
    [
      'PNB',
      `Your a/c XXXXXXXX1234 is credited by Rs. 4,500.00 on 05-09-26 10:22:33 thru UPI:${UTR}. Aval Bal Rs 9,000.00-PNB`,
    ],
    [
      'Bank of Baroda',
      `Rs.4500 Credited to A/c ...1234 thru UPI/${UTR} by ravi_123. Total Bal:Rs.9000.55CR. Avlbl Amt:Rs.9000.55(05-09-2026 10:22:33) - Bank of Baroda`,
    ],
    [
      'Bank of Baroda, older',
      `Dear BOB UPI User: Your account is credited with INR 4500.00 on 2026-09-05 10:22:33 AM by UPI Ref No ${UTR}; AvlBal: Rs9000.55 - BOB`,
    ],
    [
      'Canara',
      `An amount of INR 4,500.00 has been CREDITED to your account XXX123 on 05/09/2026 towards UPI ref ${UTR}. Total Avail.bal INR 9,000.00. - Canara Bank`,
    ],
    [
      'Union',
      `A/c *1234 Credited for Rs:4500.00 on 05-09-2026 10:22:33 by Mob Bk ref no ${UTR} Avl Bal Rs:9000.00 -Union Bank of India`,
    ],
    [
      'IDFC',
      `Your A/C XXXXXXX1234 is credited by INR 4,500.00 on 05/09/2026 10:22 via UPI RRN ${UTR}. New Bal: INR 9,000.00. Team IDFC FIRST Bank`,
    ],
    [
      'Yes',
      `INR 4,500.00 credited to YES BANK Ac X1234 on 05SEP26, UPI:${UTR}/From:ravi@ybl. Bal INR 9,000.00. Not you? Call 18001200`,
    ],
    [
      'IndusInd',
      `A/C *XX1234 credited by Rs 4500.00 from ravi@ybl on 05-09-26. RRN:${UTR}. Avl Bal:9000.55. Not you? -IndusInd Bank`,
    ],
    [
      'Paytm',
      `Rs.4,500 received from Ravi Kumar on 05 Sep 2026, 10:22 AM in your a/c XX1234. UPI Ref: ${UTR}. View in the Paytm app.`,
    ],
    ['PhonePe', `Ravi Kumar has sent ₹4,500 to your account XX1234 on 05 Sep 2026 via PhonePe. UTR: ${UTR}`],
    ['Google Pay', `Ravi Kumar paid you ₹4,500.00 on Google Pay, 5 September 2026. UPI transaction ID: ${UTR}`],
    ['BHIM', `Payment of Rs 4500 from ravi@upi is successful on 05-09-2026. Txn ID ${UTR} -BHIM`],
    [
      'Amazon Pay',
      `You received Rs.4,500.00 from Ravi Kumar via Amazon Pay UPI on Sep 5, 2026. Bank reference number ${UTR}.`,
    ],
    ['WhatsApp Pay', `Ravi Kumar sent you ₹4,500.00 on 5 Sep 2026. UPI transaction ID ${UTR}. WhatsApp`],
    ['Cred', `You've received ₹4,500 from Ravi Kumar on 05 Sep 2026 via CRED UPI. UPI ref no. ${UTR}`],
    ['Jupiter', `₹4,500.00 has been credited to your Jupiter account by Ravi Kumar on 05-Sep-2026. UPI Ref No: ${UTR}`],
    ['Federal', `Rs 4500.00 credited to your A/c XX1234 via UPI on 05-09-2026 10:22:33. Ref No ${UTR}. -Federal Bank`],
    [
      'a warning about OTPs',
      `Rs 4,500 credited to A/c XX1234 on 05-09-26. UPI Ref ${UTR}. Never share OTP with anyone, call 18001234`,
    ],
    [
      'the payer is not read as debited',
      `Rs 4500 credited to a/c XX1 on 05-09-26, a/c XX9 of RAVI debited. UPI:${UTR}`,
    ],
    [
      'several lines',
      `INR 4500.00 credited\nA/c no. XX1234\n05-09-26, 10:22:33 IST\nUPI/P2A/${UTR}/RAVI/ICICI/Payment from Ph`,
    ],
    [
      'a heading',
      `Credit Alert!\nRs.4500.00 credited to HDFC Bank A/c XX1234 on 05-09-26 from VPA r@okhdfc (UPI ${UTR})`,
    ],
    ['an amount in the address of the payer', `Rs 4500 received from rs9999@okaxis on 05-09-26. UPI Ref ${UTR}`],
    ['a payer whose name ends like a balance', `Received from MOHD IQBAL\n₹4,500\non 05-09-26. UPI Ref ${UTR}`],
    ['a date and a time with points', `Rs 4500 credited on 05.09.26 at 10.30 hrs. UPI Ref ${UTR}`],
    ['a time after the amount', `Rs.4500.00 credited 05-09-26 5.09 pm, UPI Ref ${UTR}. TotAvlBal: 9,000.55`],
    ['a balance in one word', `INR 4500 credited 05-09-26 UPI Ref ${UTR} A/cBal:9000.55 LedgerBal 9000.55`],
    ['the mobile number of the payer', `Rs 4500 received from 919876543210 on 05-09-26. UPI Ref ${UTR}`],
  ])('reads %s', (_bank, message) => {
    const lines = readMessages(message);

    expect(lines).toMatchObject([{ date: DAY, amountPaise: PAISE, utr: UTR }]);
    expect(lines[0]?.text).not.toMatch(/\p{Cc}/u);
  });

  it.each([
    ['HDFC, sent', `Sent Rs.4500.00\nFrom HDFC Bank A/C *1234\nTo RAVI KUMAR\nOn 05/09/26\nRef ${UTR}`],
    ['ICICI', `ICICI Bank Acct XX123 debited for Rs 4500.00 on 05-Sep-26; RAVI KUMAR credited. UPI:${UTR}.`],
    ['SBI', `Dear UPI user A/C X1234 debited by 4500.0 on date 05Sep26 trf to RAVI KUMAR Refno ${UTR}. -SBI`],
    ['a card', 'INR 4,500.00 spent on ICICI Bank Card XX1234 on 05-Sep-26 at SWEETS. Avl Lmt: INR 1,00,000.'],
    ['Google Pay', `You paid ₹4,500.00 to Ravi Kumar. UPI transaction ID: ${UTR}`],
    ['cash', 'Rs.4500 withdrawn from A/c XX1234 at ATM on 05-09-26. Avl Bal Rs.9000'],
    ['NEFT that arrived', 'Your NEFT of Rs 4500 was credited to beneficiary RAVI KUMAR on 05-09-26'],
    ['a bill', 'We have received Rs 4500 towards your electricity bill. Thank you'],
  ])('counts money that went out, by %s', (_bank, message) => {
    expect(sortMessages(message.split('\n'))).toEqual({ lines: [], debits: 1, unreadable: [] });
  });

  it.each([
    ['an OTP', '123456 is your OTP for txn of Rs 4500 at SHOP. Do not share it with anyone.'],
    ['another OTP', 'OTP is 123456 for adding Rs.4500 received from you. Valid for 5 min'],
    ['an advert', 'Congratulations! Personal loan of Rs 5,00,000 credited in 10 minutes. Apply now'],
    ['cashback', 'Up to Rs 500 cashback credited on your next recharge. T&C apply'],
    ['a request', 'Ravi Kumar has requested Rs 4500 from you. Money will be debited on approval'],
    ['money to come', 'Rs 4500 will be credited to your A/c XX1234 within 3 days'],
    ['a failed payment', 'Your UPI payment failed. Rs 4500 if debited will be credited back'],
    ['a card bill', 'Payment of Rs 4500 received towards your HDFC Bank Credit Card ending 1234'],
    ['talk', 'Hello, when do we arrive tomorrow?'],
  ])('leaves out %s', (_what, message) => {
    expect(sortMessages([message])).toEqual({ lines: [], debits: 0, unreadable: [] });
  });

  it('reads each line as a message of its own', () => {
    const text = [
      `Rs.100 credited to A/c X1 on 05-09-26 (UPI 632112345671)`,
      'Your OTP is 123456',
      'Get a personal loan, apply now',
      `Rs.200 credited to A/c X1 on 06-09-26 (UPI 632112345672)`,
      'Rs.900 debited from A/c X1 on 06-09-26 (UPI 632112345673)',
      '',
      'Rs.300 credited to A/c X1',
      'on 07-09-26 (UPI 632112345674)',
    ].join('\r\n');

    expect(readMessages(text)).toMatchObject([
      { date: '2026-09-05', amountPaise: 10_000, utr: '632112345671' },
      { date: '2026-09-06', amountPaise: 20_000, utr: '632112345672' },
      { date: '2026-09-07', amountPaise: 30_000, utr: '632112345674' },
    ]);
  });

  it('reads what the bank has written, not an amount in the address of the payer', () => {
    const message = `Dear UPI user A/C X1234 credited by 1.00 on date 05Sep26 trf from rs4500@okaxis Refno ${UTR}`;

    expect(readMessages(message)).toMatchObject([{ amountPaise: 100, utr: UTR }]);
  });

  it('has no date and no reference where a message names none', () => {
    expect(readMessages('Rs 1,23,456.78 credited to A/c XX1234')).toEqual([
      { date: null, amountPaise: 12_345_678, text: 'Rs 1,23,456.78 credited to A/c XX1234', utr: null },
    ]);
  });

  it.each([
    ['without an amount', 'Money credited to your A/c XX1234 on 05-09-26', 'No amount that can be read'],
    ['with two amounts', 'Rs 4500 and Rs 300 credited to A/c XX1234', 'More than one amount'],
    [
      'with one amount by the bank and another in the text of the payer',
      'A/C X1234 credited by 1.00 on date 05Sep26 trf from INR 4500 Refno 632112345678',
      'More than one amount',
    ],
    [
      'with an amount of the payer and a number with decimals',
      'A/C X1234 credited on 05Sep26 amt 1.00 by UPI from INR 4500 Refno 632112345678',
      'More than one amount',
    ],
    ['with an amount in an address alone', 'credited to A/c XX1 from rs4500@okaxis', 'No amount that can be read'],
    ['with a broken amount', 'Rs 4,50 credited to A/c XX1234', 'No amount that can be read'],
    ['that is too long', `Rs 4500 credited ${'x'.repeat(3000)}`, 'Longer than any message'],
  ])('lists a credit %s as unreadable', (_what, message, reason) => {
    expect(sortMessages(['', message])).toEqual({ lines: [], debits: 0, unreadable: [{ row: 2, reason }] });
  });
});
