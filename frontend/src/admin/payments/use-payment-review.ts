import { useState } from 'react';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { ToastContent } from '../../shared/toast/toast-store.ts';
import { useVerifyPaymentMutation } from '../booking-shared/api/booking-changes.api.ts';
import { useGuestToast } from '../booking-shared/contact/use-guest-chat.ts';
import { restText } from '../booking-shared/payment/received-amount.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';

const CONFIRMED = 'Payment has been verified and booking confirmed';
const REJECTED = 'Payment has been marked as failed';

/** The owner's decision on a payment. */
type PaymentReview = 'verify' | 'reject';

/**
 * Verifies or rejects the displayed payment and shows the outcome, or the server's message if the dates were taken,
 * another payment has replaced it, or the stay that it would confirm has changed.
 */
export function usePaymentReview(
  id: number,
  seen: { paymentId: number | undefined; stayChanges: number | undefined },
  onDecided: (result: PaymentVerified) => void,
) {
  const [verify] = useVerifyPaymentMutation();
  const [deciding, setDeciding] = useState<PaymentReview>();
  const guestToast = useGuestToast();

  const toastOf = (decision: PaymentReview, result: PaymentVerified): ToastContent => {
    if (decision === 'reject') return guestToast(result, 'Payment Rejected', REJECTED, `${REJECTED}.`);
    const left = restText(result);
    const rest = left && `. ${left}`;
    if (result.bookingConfirmed) {
      return guestToast(result, 'Payment Verified', CONFIRMED + rest, `${CONFIRMED}${rest}.`);
    }
    const description = result.message ?? `Payment has been verified${rest}`;
    return { title: 'Payment Verified', description, tone: 'neutral' };
  };

  const decide = async (decision: PaymentReview, notes: string, amount?: number): Promise<void> => {
    setDeciding(decision);
    const verified = decision === 'verify';
    const done = await reportOutcome(verify({ id, verified, ...seen, amount, notes: notes.trim() }).unwrap(), {
      done: (result) => toastOf(decision, result),
      failed: 'Failed to verify payment',
      again: () => decide(decision, notes, amount),
    });
    setDeciding(undefined);
    if (done) onDecided(done.result);
  };
  return { decide, deciding };
}
