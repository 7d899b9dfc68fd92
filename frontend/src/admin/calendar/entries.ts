import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../booking-shared/stay/stay-text.ts';

export type EntryKind = 'confirmed' | 'pending' | 'completed' | 'block' | 'feed';

/** An entry of the calendar, from its first day to its last. */
export interface CalendarEntry {
  key: string;
  kind: EntryKind;
  fromDate: string;
  toDate: string;
  /** True if guests arrive in the afternoon of the first day and leave in the morning of the last. */
  overnight: boolean;
  title: string;
  /** Accessible name with all details. */
  description: string;
  booking?: BookingView;
  block?: CalendarBlock;
  event?: FeedEventView;
}

export const KIND_NAMES: Record<EntryKind, string> = {
  confirmed: 'Confirmed stay',
  pending: 'Request',
  completed: 'Completed stay',
  block: 'Blocked time',
  feed: 'Sold elsewhere',
};

/** Sort order of the kinds: those that take the dates come first. */
const RANK: Record<EntryKind, number> = { confirmed: 0, completed: 1, block: 2, feed: 3, pending: 4 };

/** Stays, booking requests, blocks and events of other sites in display order: by first day, then by kind. */
export function entriesOf({
  bookings,
  blocks,
  feedEvents,
}: Pick<OwnerCalendar, 'bookings' | 'blocks' | 'feedEvents'>): CalendarEntry[] {
  const entries = [...bookings.flatMap(entryOfBooking), ...blocks.map(entryOfBlock), ...feedEvents.map(entryOfEvent)];
  return entries.sort((a, b) => a.fromDate.localeCompare(b.fromDate) || RANK[a.kind] - RANK[b.kind]);
}

export function touches({ fromDate, toDate }: CalendarEntry, day: string): boolean {
  return fromDate <= day && day <= toDate;
}

/** The block that holds all these days, if one does; they are then chosen to be freed. */
export function blockAround(
  entries: readonly CalendarEntry[],
  days: { fromDate: string; toDate: string },
): CalendarBlock | undefined {
  return entries.find(({ block, fromDate, toDate }) => block && fromDate <= days.fromDate && days.toDate <= toDate)
    ?.block;
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
      description: `${KIND_NAMES[status]}: ${fullName}, ${daysText(booking)}, ${formatGuests(guestCount)}`,
      booking,
    },
  ];
}

function entryOfBlock(block: CalendarBlock): CalendarEntry {
  const { id, fromDate, toDate, reason } = block;
  const days = formatDayRange(fromDate, toDate);
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

function entryOfEvent(event: FeedEventView): CalendarEntry {
  const { feedId, feedName, uid, summary, fromDate, toDate } = event;
  const days = formatDayRange(fromDate, toDate);
  return {
    key: `feed-${feedId}-${uid}-${fromDate}`,
    kind: 'feed',
    fromDate,
    toDate,
    overnight: false,
    title: feedName,
    description: [`${KIND_NAMES.feed}: ${days}`, feedName, summary].filter(Boolean).join(', '),
    event,
  };
}
