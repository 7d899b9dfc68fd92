import type { PaymentMethod } from './payment-method.ts';

/** Money received outside the guest's form: in cash, by bank transfer, or a UTR that was sent by other means. */
export interface RecordPayment {
  /** The amount received, whole rupees from 1; by default all that is due. */
  amount?: number;
  method: PaymentMethod;
  /** For UPI the UTR, otherwise any text. */
  reference?: string;
  notes?: string;
  /** Verifies the payment in the same step. */
  verify?: boolean;
}

/** Another payment of a booking. */
export interface AddPayment extends RecordPayment {
  /**
   * Records it even if nothing is due any more, as a credit of the guest, or if the booking is cancelled: its refund
   * then grows by the agreed share. The owner says so for each payment, because a second payment of a paid booking is
   * usually the first one again.
   */
  beyondDue?: boolean;
}

export interface VerifyPayment {
  verified: boolean;
  /**
   * The payment to decide on, by default the current one: the decision is refused if it is neither undecided nor the
   * current one.
   */
  paymentId?: number;
  /**
   * The amount received, whole rupees from 1. By default what the guest has claimed, but never more than is due, and
   * for a payment that the owner recorded its amount. The rest stays due.
   */
  amount?: number;
  notes?: string;
}
