import { useId, useState } from 'react';
import { Input } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { REASON_MAX_LENGTH, type BookingStatus } from '@farmhouse/contracts/bookings/booking';
import { useStatusChange } from './use-status-change.ts';
import { Dialog } from '../ui/dialog.tsx';

interface OddMoveDialogProps {
  booking: BookingView;
  to: BookingStatus;
  onClose: () => void;
}

/** What an unusual move brings about, before it is made. */
const CONSEQUENCE: Record<BookingStatus, string> = {
  pending: 'It waits for an answer again and its dates are free for others.',
  confirmed: 'It takes its dates again, if nobody else has them.',
  cancelled: 'It no longer counts as a stay.',
  completed: 'It counts as a stay that has taken place.',
};

/** Asks before a move that is not the usual next step, and keeps the reason. */
export default function OddMoveDialog({ booking, to, onClose }: OddMoveDialogProps) {
  const [reason, setReason] = useState('');
  const { changeStatus, isChanging } = useStatusChange();
  const reasonId = useId();
  const submit = async () => {
    if (await changeStatus({ id: booking.id, status: to, reason: reason.trim() || undefined })) onClose();
  };
  return (
    <Dialog
      title={`Change ${booking.confirmationCode} to ${to}?`}
      okText={`Change to ${to}`}
      cancelText={`Keep ${booking.status}`}
      confirmLoading={isChanging}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p className="mb-4">
        The booking of {booking.fullName} is {booking.status}. {CONSEQUENCE[to]}
      </p>
      <label htmlFor={reasonId} className="mb-1.5 block font-semibold">
        Reason <span className="font-normal text-quiet">(optional, kept in the history)</span>
      </label>
      <Input.TextArea
        autoFocus
        id={reasonId}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        maxLength={REASON_MAX_LENGTH}
        autoSize={{ minRows: 2, maxRows: 6 }}
      />
    </Dialog>
  );
}
