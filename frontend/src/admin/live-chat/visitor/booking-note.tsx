import { Link } from 'react-router-dom';
import { bookingPath } from '../../navigation/paths.ts';
import { chatBookingOf } from '../../booking-shared/contact/chat-bookings.ts';

/** The link to the booking that was made from the chat, if there is one. */
export function BookingNote({ chatId }: { chatId: number }) {
  const booking = chatBookingOf(chatId);
  if (!booking) return null;
  return (
    <p className="border-b border-line bg-garden-soft px-4 text-sm">
      Booking made from this chat:{' '}
      <Link
        to={bookingPath(booking.id)}
        className="figures inline-flex min-h-11 items-center font-semibold text-terracotta-dark"
      >
        {booking.confirmationCode}
      </Link>
    </p>
  );
}
