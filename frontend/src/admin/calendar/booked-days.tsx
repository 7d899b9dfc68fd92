import { Alert } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { daysText } from '../booking-shared/stay/stay-text.ts';

/** Maximum number of named bookings. */
const NAMED = 5;

interface BookedDaysProps {
  confirmed: readonly BookingView[];
  pending: readonly BookingView[];
}

/**
 * Names the confirmed stays on the days to block or, if there are none, the booking requests for them.
 * Rule: the owner may override.
 */
export function BookedDays({ confirmed, pending }: BookedDaysProps) {
  if (confirmed.length > 0) {
    return (
      <Alert
        className="mb-4!"
        type="error"
        showIcon
        title={confirmed.length === 1 ? 'A confirmed stay has these days' : 'Confirmed stays have these days'}
        description={
          <>
            <Named bookings={confirmed} />
            <p>Choose other days, or change or cancel the stay first.</p>
          </>
        }
      />
    );
  }
  if (pending.length === 0) return null;
  return (
    <Alert
      className="mb-4!"
      type="warning"
      showIcon
      title={`${pending.length === 1 ? '1 request asks' : `${pending.length} requests ask`} for these days`}
      description={
        <>
          <Named bookings={pending} />
          <p>They can then no longer be confirmed: you can decline them right after blocking.</p>
        </>
      }
    />
  );
}

function Named({ bookings }: { bookings: readonly BookingView[] }) {
  const rest = bookings.length - NAMED;
  return (
    <>
      <ul>
        {bookings.slice(0, NAMED).map((booking) => (
          <li key={booking.id} className="wrap-anywhere">
            {booking.fullName} <span className="figures">{booking.confirmationCode}</span>, {daysText(booking)}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>and {rest} more</p>}
    </>
  );
}
