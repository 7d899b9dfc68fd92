import { Alert } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { daysText } from '../stay/stay-text.ts';
import { PaidCompetitors } from '../status/paid-competitors.tsx';

interface PaidCompetitorDialogProps {
  booking: BookingView;
  /** The competing requests whose guests have paid, at least one. */
  paid: readonly BookingView[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a request is confirmed that takes the dates from a guest who has already paid. */
export default function PaidCompetitorDialog({ booking, paid, onConfirm, onClose }: PaidCompetitorDialogProps) {
  return (
    <Dialog
      title={paid.length === 1 ? 'Another guest has paid' : `${paid.length} other guests have paid`}
      okText={`Confirm ${booking.fullName}`}
      okButtonProps={{ className: 'max-w-full *:truncate' }}
      cancelText="Not now"
      onOk={onConfirm}
      onCancel={onClose}
    >
      <p className="mb-3 wrap-anywhere">
        Confirming {booking.fullName} ({daysText(booking)}) takes the dates from:
      </p>
      <Alert type="warning" showIcon title={<PaidCompetitors paid={paid} />} />
    </Dialog>
  );
}
