import type { AmountsDue } from '../bookings/payment/payment.ts';

/** A total that is due at once. */
export const dueAtOnce = (total: number): AmountsDue => ({ total, dueTotal: total, refunded: 0, owedAgain: 0 });
