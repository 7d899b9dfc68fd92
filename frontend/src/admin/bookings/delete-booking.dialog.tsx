import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { useDeleteBookingMutation } from '../booking-shared/api/booking-changes.api.ts';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface DeleteBookingDialogProps {
  booking: BookingView;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a booking is deleted. */
export default function DeleteBookingDialog({ booking, onDeleted, onClose }: DeleteBookingDialogProps) {
  const [remove, { isLoading }] = useDeleteBookingMutation();
  const submit = async (): Promise<void> => {
    const done = await reportOutcome(remove(booking.id).unwrap(), {
      done: { title: 'Success', description: 'Booking deleted successfully' },
      failed: 'Failed to delete booking',
      again: submit,
    });
    if (!done) return;
    onClose();
    onDeleted();
  };
  return (
    <Dialog
      title="Delete booking"
      okText="Delete"
      okButtonProps={{ danger: true }}
      cancelText="Keep"
      confirmLoading={isLoading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        Delete the booking {booking.confirmationCode} of {booking.fullName} ({daysText(booking)})? This action cannot be
        undone.
      </p>
    </Dialog>
  );
}
