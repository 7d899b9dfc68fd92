import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { useBookingDetails } from '../booking-shared/api/booking-details.api.ts';
import { isReviewable } from '../booking-shared/payment/recorded-method.ts';
import { UnknownOrFailed } from '../booking-shared/details/unknown-booking.tsx';
import { askAboutSuperseded } from '../booking-shared/status/confirmed-stay.ts';
import { StayChanged } from '../booking-shared/status/stay-changed.tsx';
import { useTypedText } from '../../shared/storage/use-typed-text.ts';
import { LoadingState } from '../ui/states.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { NoteField } from '../booking-shared/status/note-field.tsx';
import { typedRupees } from '../booking-shared/payment/received-amount.ts';
import { useUnsavedGuard } from '../ui/forms/containers/use-unsaved-guard.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { PaymentReplaced } from './payment-replaced.tsx';
import { ReceivedField } from './received-field.tsx';
import { usePaymentReview } from './use-payment-review.ts';
import { useSeenPayment } from './use-seen-payment.ts';

interface VerifyPaymentDialogProps {
  id: number;
  onClose: () => void;
}

/** Dialog that marks a payment as verified, which also confirms the booking, or as failed. */
export default function VerifyPaymentDialog({ id, onClose }: VerifyPaymentDialogProps) {
  const [notes, setNotes] = useTypedText(`verification-notes-${id}`); // because Back closes without a question
  const { currentData: booking, error, refetch, isFetching } = useBookingDetails(id);
  const [typed, setTyped] = useState<string>();
  const { expected, isReady, isReplaced, changedFrom, lookAgain, ...seen } = useSeenPayment(booking, isFetching);
  const filled = typed ?? (expected > 0 ? String(expected) : '');
  const received = typedRupees(filled);
  const lookAtNewer = () => {
    setTyped(undefined); // the amount of the payment before
    lookAgain();
  };
  const close = () => {
    setNotes('');
    onClose();
  };
  const { decide, deciding } = usePaymentReview(id, seen, ({ bookingConfirmed }) => {
    close();
    if (bookingConfirmed && booking?.competing.length) askAboutSuperseded(id);
  });
  const { requestClose, discardDialog } = useUnsavedGuard(
    () => notes.trim() !== '' || (typed !== undefined && received !== expected),
    close,
    { keepsInput: typed === undefined }, // the notes are kept
  );
  const isUnknown = !booking && error !== undefined;
  const isOff =
    !booking || !isReviewable(booking) || !isReady || isReplaced || changedFrom !== undefined || deciding !== undefined;
  return (
    <Dialog
      hasAddress
      title="Verify Payment"
      onCancel={requestClose}
      footer={
        isUnknown ? (
          <Button onClick={requestClose}>Close</Button>
        ) : (
          <VerifyFooter
            canReject={!isOff}
            canVerify={!isOff && received !== undefined}
            deciding={deciding}
            onReject={() => void decide('reject', notes)}
            onVerify={() => void decide('verify', notes, received)}
            onCancel={requestClose}
          />
        )
      }
    >
      {!booking &&
        (isUnknown ? (
          <UnknownOrFailed what="The payment" error={error} onRetry={refetch} />
        ) : (
          <LoadingState rows={6} />
        ))}
      {booking && changedFrom && (
        <StayChanged shown={changedFrom} newer={booking} onLook={isReplaced ? undefined : lookAgain} />
      )}
      {isReplaced && <PaymentReplaced onLook={lookAtNewer} />}
      {booking && (
        <VerifyBody booking={booking}>
          <ReceivedField typed={filled} booking={booking} onType={setTyped} />
          <div>
            <NoteField
              label="Verification Notes"
              value={notes}
              onChange={setNotes}
              help={booking.email ? 'The guest reads them in the email.' : 'Kept with the booking.'}
            />
          </div>
        </VerifyBody>
      )}
      {discardDialog}
    </Dialog>
  );
}

interface VerifyFooterProps {
  canReject: boolean;
  canVerify: boolean;
  deciding: ReturnType<typeof usePaymentReview>['deciding'];
  onReject: () => void;
  onVerify: () => void;
  onCancel: () => void;
}

function VerifyFooter({ canReject, canVerify, deciding, onReject, onVerify, onCancel }: VerifyFooterProps) {
  return (
    <div className="flex w-full flex-col gap-2 sm:flex-row sm:justify-end">
      <Button
        className="order-last max-sm:mt-6 sm:order-none sm:mr-auto"
        type="text"
        danger
        disabled={!canReject}
        loading={deciding === 'reject'}
        onClick={onReject}
      >
        Mark as Failed
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        className="order-first sm:order-none"
        type="primary"
        disabled={!canVerify}
        loading={deciding === 'verify'}
        onClick={onVerify}
      >
        Verify Payment
      </Button>
    </div>
  );
}

/** The payment, and the fields of the decision if it still needs one. */
function VerifyBody({ booking, children }: { booking: BookingDetails; children: ReactNode }) {
  return (
    <>
      <PaymentSummary booking={booking} />
      {isReviewable(booking) ? (
        <div className="mt-4 grid gap-4">{children}</div>
      ) : (
        <p className="mt-4 font-semibold">This payment needs no decision.</p>
      )}
    </>
  );
}
