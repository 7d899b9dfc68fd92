import type { PaymentMethod } from './payment-method.ts';

/** Days within which a refund is sent. */
export const REFUND_DAYS = 7;

/** Longest UPI id or account that a guest gives for a refund. */
export const REFUND_TO_MAX_LENGTH = 100;

/** Money that a cancellation returns: whole rupees, where to, and until which day (`YYYY-MM-DD`). */
export interface RefundPromise {
  amount: number;
  refundTo: string | null;
  dueOn: string;
}

/** A promised refund and how much of it was paid, for the guest. */
export interface RefundStatus extends RefundPromise {
  /** The part of the amount that was paid back. */
  paid: number;
  /** How and on which day (`YYYY-MM-DD`) the last of it was paid; null before. */
  lastPaid: { method: PaymentMethod; on: string } | null;
}

/** A promised refund for the owner, with the reason if its amount is not that of the terms. */
export interface AgreedRefund extends RefundStatus {
  reason: string | null;
}
