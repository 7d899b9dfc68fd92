import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { useGuestChat } from './use-guest-chat.ts';

/** Opens a WhatsApp chat with the guest, with a prefilled text about the booking; nothing without a phone number. */
export function WhatsappButton({ booking, compact = false }: { booking: BookingView; compact?: boolean }) {
  const chatWith = useGuestChat();
  if (!booking.contactNumber) return null;
  return (
    <Button
      href={chatWith(booking)}
      target="_blank"
      rel="noopener noreferrer"
      type={compact ? 'text' : 'default'}
      shape={compact ? 'circle' : 'round'}
      icon={<WhatsAppOutlined aria-hidden />}
      aria-label={`WhatsApp ${booking.fullName}`}
    >
      {!compact && 'WhatsApp'}
    </Button>
  );
}
