import type { ChangeRequestView } from '@farmhouse/contracts/bookings/change';
import { formatClock, formatNights } from '@farmhouse/contracts/text/dates';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { daysText, guestsText } from '../../booking/stay/stay-text.ts';

type Stay = ChangeRequestView['wanted'];

const COMPARED: readonly [name: string, text: (stay: Stay) => string][] = [
  ['Dates', (stay) => `${daysText(stay)}, ${formatNights(daysBetween(stay.checkinDate, stay.checkoutDate))}`],
  ['Check-in time', ({ checkinTime }) => formatClock(checkinTime)],
  ['Check-out time', ({ checkoutTime }) => formatClock(checkoutTime)],
  ['Guests', ({ guestCount }) => guestsText(guestCount)],
];

/** What of the stay would be otherwise. */
export function wantedChanges({ booked, wanted }: Pick<ChangeRequestView, 'booked' | 'wanted'>) {
  return COMPARED.map(([name, text]) => ({ name, was: text(booked), becomes: text(wanted) })).filter(
    ({ was, becomes }) => was !== becomes,
  );
}
