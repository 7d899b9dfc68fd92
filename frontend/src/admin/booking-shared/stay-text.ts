import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import { formatDay } from '@farmhouse/contracts/text/dates';

type Days = Pick<BookingView, 'checkinDate' | 'checkoutDate'>;

/** `Nov 21, 2026 to Nov 23, 2026`, or one date for a day visit. */
export function daysText({ checkinDate, checkoutDate }: Days): string {
  return checkinDate === checkoutDate
    ? formatDay(checkinDate)
    : `${formatDay(checkinDate)} to ${formatDay(checkoutDate)}`;
}

export function guestsText(guestCount: number): string {
  return guestCount === 1 ? '1 guest' : `${guestCount} guests`;
}

export function competingText(count: number): string {
  return count === 1 ? '1 competing request' : `${count} competing requests`;
}
