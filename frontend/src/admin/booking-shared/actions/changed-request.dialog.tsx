import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ChangedRequestNotice } from '../status/changed-request-notice.tsx';

interface ChangedRequestDialogProps {
  shown: BookingView;
  newer: BookingView;
  onClose: () => void;
}

/** Says why a booking request was not confirmed: it is not the one that the owner saw. */
export default function ChangedRequestDialog({ shown, newer, onClose }: ChangedRequestDialogProps) {
  return (
    <Dialog
      title="Not confirmed"
      okText="Look at it again"
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <ChangedRequestNotice shown={shown} newer={newer} />
    </Dialog>
  );
}
