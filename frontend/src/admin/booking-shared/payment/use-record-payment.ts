import { useState } from 'react';
import type { FormInstance } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key.ts';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { usePaidCompetitorQuestion } from '../actions/use-warn-of-paid-competitor.tsx';
import { useFollowedBooking } from '../api/booking-details.api.ts';
import { useRecordPaymentMutation } from '../api/booking-changes.api.ts';
import { askAboutSuperseded } from '../status/confirmed-stay.ts';
import { explainNewer } from '../status/seen-request.ts';
import { restText, typedRupees } from './received-amount.ts';
import { amountToRecord, recordingRejection } from './recorded-method.ts';
import type { RecordPaymentFields } from './record-payment-fields.tsx';

const FAILED = 'Failed to record payment';

interface Recorded {
  isVerified: boolean;
  beyondDue: boolean;
  /** True if the booking was a request until then. */
  wasPending: boolean;
}

function toastOf(recorded: PaymentVerified, { isVerified, beyondDue, wasPending }: Recorded): ToastContent {
  const { bookingConfirmed, message, waiting } = recorded;
  const title = 'Payment Recorded';
  if (message) return { title, description: message, tone: 'neutral' };
  if (!isVerified) return { title, description: 'It waits to be verified' };
  if (beyondDue) return { title, description: 'It is verified, and a credit of the guest' };
  const done = bookingConfirmed && wasPending ? 'It is verified and the booking confirmed' : 'It is verified';
  const left = waiting > 0 ? `${formatRupees(waiting)} more waits to be verified` : restText(recorded);
  return { title, description: [done, left].filter(Boolean).join('. ') };
}

interface Recording {
  /** True for money that arrived although everything is paid, or the booking cancelled. */
  beyondDue: boolean;
  onDone: () => void;
}

/**
 * Records a payment, after a question if it confirms the booking and a competing request has been paid; then asks what
 * to do with the competing requests.
 */
export function useRecordPayment(
  booking: BookingView,
  form: FormInstance<RecordPaymentFields>,
  { beyondDue, onDone }: Recording,
) {
  const [record, { isLoading }] = useRecordPaymentMutation();
  const [sentBy] = useState(newIdempotencyKey);
  const current = useFollowedBooking(booking);
  const [seen, setSeen] = useState(booking);
  const [newer, setNewer] = useState<BookingView>();
  const lookAgain = () => {
    if (!newer) return;
    if (!beyondDue && !form.isFieldTouched('amount')) form.setFieldValue('amount', String(amountToRecord(newer)));
    setSeen(newer);
    setNewer(undefined);
  };
  const { ask, isReading, question } = usePaidCompetitorQuestion();
  // what a guest submits while this is open is probably the same money
  const action = current.waiting > booking.waiting ? 'record' : 'add';
  const rejection = recordingRejection(beyondDue ? 'overpay' : action, current, booking);

  const send = async ({ amount: typed, reference = '', notes = '', ...fields }: RecordPaymentFields) => {
    const amount = typedRupees(typed) ?? amountToRecord(seen);
    const body = { ...fields, amount, reference: reference.trim() || undefined, notes: notes.trim() || undefined };
    const done = await reportOutcome(
      record({
        id: booking.id,
        stayChanges: seen.stayChanges,
        sentBy,
        ...body,
        ...(beyondDue && { beyondDue }),
      }).unwrap(),
      {
        done: (recorded) =>
          toastOf(recorded, { isVerified: fields.verify, beyondDue, wasPending: current.status === 'pending' }),
        failed: FAILED,
        explain: explainNewer(setNewer),
        form,
        conflicts: { 'utr-used': 'reference' },
      },
    );
    if (!done) return;
    onDone();
    if (done.result.bookingConfirmed && current.competingRequests > 0) askAboutSuperseded(booking.id);
  };
  const submit = useOneAtATime((fields: RecordPaymentFields) => {
    const confirm = () => send(fields);
    const mayWarn = fields.verify && current.status === 'pending' && current.competingRequests > 0;
    return mayWarn ? ask({ id: booking.id, confirm, failed: FAILED }) : confirm();
  });

  return {
    submit,
    isLoading: isLoading || isReading,
    /** Why the payment cannot be recorded any more; undefined while it can. */
    rejection,
    /** The booking that is recorded for, as it was shown. */
    seen,
    /** The booking as it is, if nothing was recorded because its guest has changed it, until the owner continues. */
    newer,
    /** The next attempt is for the newer stay, which is then on the screen. */
    lookAgain,
    question: rejection === undefined && question,
  };
}
