import { useState } from 'react';
import { Alert } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import type { CancelBooking } from '@farmhouse/contracts/bookings/booking/status-change';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { NoteField } from './note-field.tsx';
import type { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { useFollowedBooking } from '../api/booking-details.api.ts';
import { ChangedRequestNotice } from './changed-request-notice.tsx';
import { moneyNotice } from './money-notice.ts';
import { RefundFields } from './refund-fields.tsx';
import {
  hasRefund,
  isRefundRefused,
  refundBody,
  refundProblem,
  typedRefundOf,
  refundForNewQuote,
  type TypedRefund,
} from './typed-refund.ts';
import { useCancelQuote } from './use-cancel-quote.ts';

/** What is done after a failure: `again` repeats the cancellation; `explain` is told the error first. */
export type OnFailure = Required<Pick<Parameters<typeof reportOutcome>[1], 'again' | 'explain'>>;

interface CancelBookingDialogProps {
  booking: BookingView;
  /** Makes the change; resolves to a truthy value on success, otherwise the dialog stays open. */
  onConfirm: (decision: CancelBooking, onFailure: OnFailure) => Promise<unknown>;
  isCancelling: boolean;
  onClose: () => void;
}

/** True if cancelling mails the guest; false once the stay is over. */
const isMailed = ({ email, status }: BookingView) => Boolean(email) && status !== 'completed';

/** Asks for the reason before a booking is cancelled, and says what happens to the guest's money. */
export default function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { onConfirm, isCancelling, onClose } = props;
  const booking = useFollowedBooking(props.booking);
  const [shown] = useState(props.booking);
  const hasChanged = booking.status === 'pending' && booking.stayChanges !== shown.stayChanges;
  const [reason, setReason] = useState('');
  const { requestClose, discardDialog } = useUnsavedGuard(() => reason.trim() !== '' || typed !== undefined, onClose);
  const { quote, isCurrent, isError, refetch } = useCancelQuote(booking);
  const [typed, setTyped] = useState<{ refund: TypedRefund; under: CancelQuote }>();
  const [isChecked, setChecked] = useState(false);
  const money = moneyNotice(booking);
  const returned = quote && hasRefund(quote) ? quote : undefined;
  const refund = returned && (typed ? refundForNewQuote(typed.refund, typed.under, returned) : typedRefundOf(returned));

  /** Shows the refund before the booking is cancelled. */
  const lacksRefund = booking.received + booking.waiting > 0 && !isCurrent;

  /** Quotes the refund again if it was refused; the refusal itself is shown as every other one. */
  const explain = (error: unknown): boolean => {
    if (isRefundRefused(error)) refetch();
    return false;
  };

  const submit = async (): Promise<void> => {
    setChecked(true);
    if (returned && refund && refundProblem(refund, returned)) return;
    const agreed = returned && refund ? refundBody(refund, returned) : {};
    if (await onConfirm({ reason: reason.trim() || undefined, ...agreed }, { again: submit, explain })) onClose();
  };

  return (
    <Dialog
      title="Cancel Booking"
      okText="Confirm Cancellation"
      okButtonProps={{ danger: true, disabled: lacksRefund }}
      cancelText="Keep Booking"
      confirmLoading={isCancelling}
      onOk={() => void submit()}
      onCancel={requestClose}
    >
      <p>Are you sure you want to cancel this booking? This action cannot be undone.</p>
      {hasChanged && (
        <div className="mt-4">
          <ChangedRequestNotice shown={shown} newer={booking} />
        </div>
      )}
      <DescriptionList
        className="my-4"
        items={[
          ['Guest', booking.fullName],
          ['Confirmation code', booking.confirmationCode],
          ['Check-in', formatDay(booking.checkinDate)],
        ]}
      />
      {money && <Alert className="mb-4!" type="warning" showIcon title={money} />}
      {lacksRefund &&
        (isError ? <ErrorState what="The refund" onRetry={refetch} /> : !quote && <LoadingState rows={3} />)}
      {returned && refund && (
        <RefundFields
          quote={returned}
          typed={refund}
          onChange={(changed) => setTyped({ refund: changed, under: returned })}
          isChecked={isChecked}
        />
      )}
      <NoteField
        autoFocus
        label="Cancellation Reason"
        minRows={3}
        value={reason}
        onChange={setReason}
        help={isMailed(booking) ? 'The guest reads this in the email.' : 'Kept with the booking.'}
      />
      {discardDialog}
    </Dialog>
  );
}
