import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { WhatsappButton } from '../contact/whatsapp-button.tsx';
import { daysText } from '../stay/stay-text.ts';

interface GuestsToNotifyDialogProps {
  guests: readonly BookingView[];
  onClose: () => void;
}

/** Guests without email, each with a link to a WhatsApp chat. Rule: guests without email. */
export default function GuestsToNotifyDialog({ guests, onClose }: GuestsToNotifyDialogProps) {
  return (
    <Dialog
      title="Tell them on WhatsApp"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="mb-3">
        {guests.length === 1 ? 'This guest' : `These ${guests.length} guests`} gave no email address.
      </p>
      <ul className="grid max-h-[60dvh] gap-3 overflow-y-auto">
        {guests.map((booking) => (
          <li key={booking.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{booking.fullName}</span>
              <span className="block text-sm text-quiet">{daysText(booking)}</span>
            </span>
            <WhatsappButton booking={booking} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
