import { Suspense, useId, useState } from 'react';
import { Button, Input } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/admin-booking';
import { AWAITING_VERIFICATION, REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking';
import { useBookingDetails } from '../booking-shared/booking-details.api.ts';
import { UnknownOrFailed } from '../booking-shared/unknown-booking.tsx';
import { askAboutRuledOut } from '../booking-shared/confirmed-stay.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Waiting } from '../ui/states.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { useDecision } from './use-decision.ts';

const MarkFailedDialog = lazyWithRetry(() => import('./mark-failed.dialog.tsx'));

interface VerifyPaymentDialogProps {
  id: number;
  onClose: () => void;
}

const isDecidable = ({ paymentStatus }: BookingDetails) =>
  paymentStatus === 'failed' || AWAITING_VERIFICATION.includes(paymentStatus);

/** Dialog that marks a payment as verified, which also confirms the booking, or as failed. */
export default function VerifyPaymentDialog({ id, onClose }: VerifyPaymentDialogProps) {
  const [notes, setNotes] = useState('');
  const notesId = useId();
  const { currentData: booking, error, refetch } = useBookingDetails(id);
  const [isFailing, setFailing] = useState(false);
  const { decide, deciding } = useDecision(id, ({ bookingConfirmed }) => {
    onClose();
    if (bookingConfirmed && booking?.competing.length) askAboutRuledOut(id);
  });
  const isOff = !booking || !isDecidable(booking) || deciding !== undefined;
  return (
    <Dialog
      hasAddress
      title="Verify Payment"
      onCancel={onClose}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
          <Button
            className="order-last max-sm:mt-6 sm:order-none sm:mr-auto"
            type="text"
            danger
            disabled={isOff}
            onClick={() => setFailing(true)}
          >
            Mark as Failed
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            className="order-first sm:order-none"
            type="primary"
            disabled={isOff}
            loading={deciding === true}
            onClick={() => void decide(true, notes)}
          >
            Verify Payment
          </Button>
        </div>
      }
    >
      {!booking &&
        (error ? <UnknownOrFailed what="The payment" error={error} onRetry={refetch} /> : <Waiting rows={6} />)}
      {booking && <PaymentFacts booking={booking} />}
      {booking && !isDecidable(booking) && (
        <p className="mt-4 font-semibold">There is nothing to decide on this payment.</p>
      )}
      {booking && isDecidable(booking) && (
        <>
          <label htmlFor={notesId} className="mt-4 mb-1.5 block font-semibold">
            Verification Notes
          </label>
          <Input.TextArea
            id={notesId}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            maxLength={REASON_MAX_LENGTH}
            autoSize={{ minRows: 2, maxRows: 6 }}
            aria-describedby={`${notesId}-help`}
          />
          <p id={`${notesId}-help`} className="mt-1.5 text-sm text-quiet">
            {booking.email ? 'The customer reads them in the mail.' : 'Kept with the booking.'}
          </p>
        </>
      )}
      {booking && isFailing && (
        <Suspense>
          <MarkFailedDialog
            booking={booking}
            isMarking={deciding === false}
            onConfirm={() => void decide(false, notes)}
            onClose={() => setFailing(false)}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
