import type { BookingView, CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/admin-booking';
import { daysText, guestsText } from '../booking-shared/stay-text.ts';

export type EntryKind = 'confirmed' | 'pending' | 'completed' | 'block';

/** Something that lies in the calendar, from its first day to its last. */
export interface CalendarEntry {
  key: string;
  kind: EntryKind;
  fromDate: string;
  toDate: string;
  /** Guests come on the afternoon of the first day and leave on the morning of the last. */
  overnight: boolean;
  title: string;
  /** Says all of it in words. */
  description: string;
  booking?: BookingView;
  block?: CalendarBlock;
}

export const KIND_NAMES: Record<EntryKind, string> = {
  confirmed: 'Confirmed stay',
  pending: 'Request',
  completed: 'Completed stay',
  block: 'Blocked time',
};

/** Takes first what takes the dates. */
const RANK: Record<EntryKind, number> = { confirmed: 0, completed: 1, block: 2, pending: 3 };

/** Stays, requests and blocks in the order in which they are drawn: by day, and what is certain first. */
export function entriesOf({ bookings, blocks }: Pick<OwnerCalendar, 'bookings' | 'blocks'>): CalendarEntry[] {
  const entries = [...bookings.flatMap(entryOfBooking), ...blocks.map(entryOfBlock)];
  return entries.sort((a, b) => a.fromDate.localeCompare(b.fromDate) || RANK[a.kind] - RANK[b.kind]);
}

export function touches({ fromDate, toDate }: CalendarEntry, day: string): boolean {
  return fromDate <= day && day <= toDate;
}

function entryOfBooking(booking: BookingView): CalendarEntry[] {
  const { id, status, fullName, checkinDate, checkoutDate, guestCount } = booking;
  if (status === 'cancelled') return [];
  return [
    {
      key: `booking-${id}`,
      kind: status,
      fromDate: checkinDate,
      toDate: checkoutDate,
      overnight: checkinDate !== checkoutDate,
      title: fullName,
      description: `${KIND_NAMES[status]}: ${fullName}, ${daysText(booking)}, ${guestsText(guestCount)}`,
      booking,
    },
  ];
}

function entryOfBlock(block: CalendarBlock): CalendarEntry {
  const { id, fromDate, toDate, reason } = block;
  const days = daysText({ checkinDate: fromDate, checkoutDate: toDate });
  return {
    key: `block-${id}`,
    kind: 'block',
    fromDate,
    toDate,
    overnight: false,
    title: reason ?? 'Blocked',
    description: [`${KIND_NAMES.block}: ${days}`, reason].filter(Boolean).join(', '),
    block,
  };
}
