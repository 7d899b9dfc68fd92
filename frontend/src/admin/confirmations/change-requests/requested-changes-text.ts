import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { formatClock, formatNights } from '@farmhouse/contracts/text/dates';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { listedDaysText } from '../../booking-shared/stay/stay-text.ts';

type Stay = ChangeRequestView['wanted'];

const COMPARED: readonly [name: string, text: (stay: Stay, today?: string) => string][] = [
  [
    'Dates',
    (stay, today) =>
      `${listedDaysText(stay, today)}, ${formatNights(daysBetween(stay.checkinDate, stay.checkoutDate))}`,
  ],
  ['Check-in time', ({ checkinTime }) => formatClock(checkinTime)],
  ['Check-out time', ({ checkoutTime }) => formatClock(checkoutTime)],
  ['Guests', ({ guestCount }) => formatGuests(guestCount)],
];

/** The fields of the stay that would change. */
export function requestedChanges({ booked, wanted }: Pick<ChangeRequestView, 'booked' | 'wanted'>, today?: string) {
  const changes = COMPARED.map(([name, text]) => ({
    name,
    was: text(booked, today),
    becomes: text(wanted, today),
  }));
  return changes.filter(({ was, becomes }) => was !== becomes);
}
