import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { BOOKINGS, type NewBookingState } from '../../navigation/paths.ts';

interface CreateBookingButtonProps {
  session: AdminChatSessionView;
  /** True to show the icon alone. */
  compact: boolean;
}

/** Opens the form for a booking, prefilled with the visitor's data. */
export function CreateBookingButton({ session, compact }: CreateBookingButtonProps) {
  const { id, visitorName, visitorPhone, visitorEmail } = session;
  const navigate = useNavigate();
  const book = () => {
    const newBooking = { fullName: visitorName ?? '', contactNumber: visitorPhone ?? '', email: visitorEmail ?? '' };
    const state: NewBookingState = { newBooking, chatId: id };
    void navigate(BOOKINGS, { state });
  };
  return (
    <Button
      shape={compact ? 'circle' : 'round'}
      icon={<CalendarOutlined aria-hidden />}
      aria-label="Create booking"
      onClick={book}
    >
      {!compact && 'Create booking'}
    </Button>
  );
}
