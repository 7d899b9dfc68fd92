/** How money was received or paid: by UPI, in cash, by a bank transfer, by card, or otherwise. */
export const PAYMENT_METHODS = ['upi', 'cash', 'bank', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The names shown to guests and the owner, and in the history. */
export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: 'UPI',
  cash: 'Cash',
  bank: 'Bank transfer',
  card: 'Card',
  other: 'Other',
};
