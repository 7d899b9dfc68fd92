import type { Receipt } from '../bookings/receipt/receipt.ts';

/** ₹20,000 received by UPI for two nights that cost ₹45,000, without tax. */
export const aReceipt = (part: Partial<Receipt> = {}): Receipt => ({
  number: 'R/2026-27/0042',
  kind: 'payment',
  at: '2026-11-05T09:30:00.000Z',
  amount: 20_000,
  method: 'upi',
  reference: '632514789632',
  confirmationCode: 'FH-7K3M9QXA',
  guestName: 'Ananya Reddy',
  checkinDate: '2026-11-21',
  checkoutDate: '2026-11-23',
  guestCount: 12,
  total: 45_000,
  received: 20_000,
  seller: {
    name: 'Mango Grove Farmhouse',
    address: 'Survey No. 118, Chevella Road, Moinabad, Ranga Reddy District, Telangana 501504',
    phone: '+91 98480 12345',
    email: 'stay@mangogrove.example',
    gstin: null,
  },
  tax: null,
  ...part,
});
