import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { formatClock } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';

const GUEST_COUNTS = Array.from({ length: MAX_GUESTS_ONLINE }, (_, index) => index + 1);

/** Options of the numbers of guests that can be requested online, and of the booked one if it is larger. */
export function GuestOptions({ booked = 1 }: { booked?: number }) {
  const counts = booked > MAX_GUESTS_ONLINE ? [booked, ...GUEST_COUNTS] : GUEST_COUNTS;
  return counts.map((count) => (
    <option key={count} value={count}>
      {formatGuests(count)}
    </option>
  ));
}

interface TimeOptionsProps {
  times: readonly string[];
  /** The times that can be chosen; all unless given. */
  possible?: readonly string[];
}

/** Options of times; impossible ones are disabled. */
export function TimeOptions({ times, possible = times }: TimeOptionsProps) {
  return times.map((time) => (
    <option key={time} value={time} disabled={!possible.includes(time)}>
      {formatClock(time)}
    </option>
  ));
}
