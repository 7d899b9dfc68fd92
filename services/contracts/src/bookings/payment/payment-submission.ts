import type { PaymentStatus } from '../booking/booking.ts';

export const MAX_PAYMENT_SUBMISSIONS = 5;

export interface SubmitPayment {
  upiTransactionId: string;
  /**
   * The amount transferred, whole rupees, at most all that is left to pay; by default that of the reference which this
   * one corrects, otherwise what is due now.
   */
  amount?: number;
}

export interface PaymentSubmitted {
  confirmationCode: string;
  paymentStatus: PaymentStatus;
  upiTransactionId: string;
  submissionsLeft: number;
}
