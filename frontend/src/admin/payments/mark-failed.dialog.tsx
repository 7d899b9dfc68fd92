import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface MarkFailedDialogProps {
  booking: BookingDetails;
  isMarking: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before a payment is marked as failed. Rule: the owner may override. */
export default function MarkFailedDialog({ booking, isMarking, onConfirm, onClose }: MarkFailedDialogProps) {
  const { fullName, confirmationCode, paymentAmount, due, finalTotal, email } = booking;
  return (
    <Dialog
      title="Mark this payment as failed?"
      okText="Mark as Failed"
      okButtonProps={{ danger: true }}
      cancelText="Back"
      confirmLoading={isMarking}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <p>
        The {formatRupees(paymentAmount ?? due)} of {fullName} ({confirmationCode}) counts as not received.{' '}
        {email && finalTotal > 0
          ? 'The guest is asked by e-mail to check the reference and send it again.'
          : `No e-mail is sent: ${email ? 'there is nothing to pay for this booking' : 'the guest gave no address'}.`}
      </p>
    </Dialog>
  );
}
