import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { useState } from 'react';
import { useDeclineChangeRequestMutation } from '../../booking-shared/change/change.api.ts';
import { NoteField } from '../../booking-shared/status/note-field.tsx';
import { daysText } from '../../booking-shared/stay/stay-text.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDecisionToast } from './use-decision-toast.ts';

/** Declines a guest's change request; the stay is kept as booked. */
export default function DeclineChangeDialog({ request, onClose }: { request: ChangeRequestView; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [decline] = useDeclineChangeRequestMutation();
  const { isDeciding, withBooking, decisionToast } = useDecisionToast(request);
  const { requestClose, discardDialog } = useUnsavedGuard(() => reason.trim() !== '', onClose);

  const submit = async (): Promise<void> => {
    const done = await reportOutcome(
      withBooking(decline({ id: request.id, reason: reason.trim() || undefined }).unwrap()),
      {
        done: ({ booking }) => decisionToast(booking, 'Change Declined'),
        failed: 'Failed to decline the change',
        again: submit,
      },
    );
    if (done) onClose();
  };

  return (
    <Dialog
      title="Decline this change?"
      okText="Decline change"
      okButtonProps={{ danger: true }}
      cancelText="Keep it open"
      confirmLoading={isDeciding}
      onOk={() => void submit()}
      onCancel={requestClose}
    >
      <p className="mb-4 wrap-anywhere">
        The stay of {request.fullName} is kept as it is booked: {daysText(request.booked)}.
      </p>
      <NoteField
        autoFocus
        label="Reason (optional)"
        minRows={3}
        value={reason}
        onChange={setReason}
        help="The guest reads this."
      />
      {discardDialog}
    </Dialog>
  );
}
