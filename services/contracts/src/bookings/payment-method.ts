/** How money came or went: by UPI, in cash, by a bank transfer, by card, or otherwise. */
export const PAYMENT_METHODS = ['upi', 'cash', 'bank', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** How guest, owner and history read it. */
export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: 'UPI',
  cash: 'Cash',
  bank: 'Bank transfer',
  card: 'Card',
  other: 'Other',
};
