import { useState } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { usePaidCompetitorQuestion } from '../../booking-shared/actions/use-warn-of-paid-competitor.tsx';
import { askAboutSuperseded } from '../../booking-shared/status/confirmed-stay.ts';
import { NoteField } from '../../booking-shared/status/note-field.tsx';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { consequenceOfPending } from './unusual-transition.ts';
import { STATUS_FAILED, useStatusChange } from './use-status-change.ts';

interface UnusualTransitionDialogProps {
  booking: BookingView;
  to: Target;
  onClose: () => void;
}

/** The target statuses of this dialog; cancelling has a dialog of its own. */
type Target = Exclude<BookingStatus, 'cancelled'>;

/** Consequence of an unusual status change, shown before it is made. */
function consequenceOf(booking: BookingView, to: Target): string {
  const { status, email } = booking;
  if (to === 'pending') return consequenceOfPending(booking, new Date());
  if (to === 'completed' && status === 'confirmed')
    return 'Its check-out has not passed yet: the stay counts as over, and its dates are free for others.';
  if (to === 'completed') return 'It counts as a stay that has taken place.';
  const mail = email ? `The confirmation is mailed again to ${email}.` : 'No email is sent: the guest gave no address.';
  return `It takes its dates again if nobody else has them. ${mail}`;
}

/**
 * Asks for confirmation of an unusual status change, and again before it takes the dates from a guest who has paid; the
 * reason is kept in the history.
 */
export default function UnusualTransitionDialog({ booking, to, onClose }: UnusualTransitionDialogProps) {
  const [reason, setReason] = useState('');
  const { changeStatus, isChanging } = useStatusChange(booking);
  const { requestClose, discardDialog } = useUnsavedGuard(() => reason.trim() !== '', onClose);
  const { ask, isReading, question } = usePaidCompetitorQuestion();
  const change = async (): Promise<void> => {
    if (!(await changeStatus({ status: to, reason: reason.trim() || undefined }, change))) return;
    onClose();
    if (to === 'confirmed') askAboutSuperseded(booking.id);
  };
  const submit = () =>
    to === 'confirmed' ? ask({ id: booking.id, confirm: change, failed: STATUS_FAILED, isOverride: true }) : change();
  return (
    <Dialog
      title={`Change ${booking.confirmationCode} to ${to}?`}
      okText={`Change to ${to}`}
      cancelText={`Keep ${booking.status}`}
      confirmLoading={isChanging || isReading}
      onOk={() => void submit()}
      onCancel={requestClose}
    >
      <p className="mb-4">
        The booking of {booking.fullName} is {booking.status}. {consequenceOf(booking, to)}
      </p>
      <NoteField
        autoFocus
        label={
          <>
            Reason <span className="font-normal text-quiet">(optional, kept in the history)</span>
          </>
        }
        value={reason}
        onChange={setReason}
      />
      {discardDialog}
      {question}
    </Dialog>
  );
}
