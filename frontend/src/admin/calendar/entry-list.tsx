import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { daysText } from '../booking-shared/stay/stay-text.ts';
import { ENTRY_CLASSES } from './entry-styles.ts';
import { KIND_NAMES, type CalendarEntry } from './entries.ts';

interface EntryListProps {
  label: string;
  entries: readonly CalendarEntry[];
  onBooking: (booking: BookingView) => void;
  onUnblock: (block: CalendarBlock) => void;
}

/** The calendar's entries as a list. */
export function EntryList({ label, entries, onBooking, onUnblock }: EntryListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.key} className="panel flex overflow-hidden">
          <span aria-hidden="true" className={`w-2.5 shrink-0 ${ENTRY_CLASSES[entry.kind]}`} />
          {entry.booking && <Stay entry={entry} booking={entry.booking} onOpen={onBooking} />}
          {entry.block && <Block block={entry.block} onUnblock={onUnblock} />}
          {entry.event && <OthersEvent event={entry.event} />}
        </li>
      ))}
    </ul>
  );
}

interface StayProps {
  entry: CalendarEntry;
  booking: BookingView;
  onOpen: (booking: BookingView) => void;
}

function Stay({ entry, booking, onOpen }: StayProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(booking)}
      className="min-h-14 min-w-0 flex-1 px-3 py-2 text-left hover:bg-garden-soft"
    >
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold wrap-anywhere">{booking.fullName}</span>
        <span className="figures">{formatRupees(booking.finalTotal)}</span>
      </span>
      <span className="block text-sm">{daysText(booking)}</span>
      <span className="block text-sm text-quiet">
        {KIND_NAMES[entry.kind]} · {formatGuests(booking.guestCount)}
      </span>
    </button>
  );
}

function Block({ block, onUnblock }: { block: CalendarBlock; onUnblock: (block: CalendarBlock) => void }) {
  const days = formatDayRange(block.fromDate, block.toDate);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2 px-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{block.reason ?? 'Blocked'}</span>
        <span className="block text-sm">{days}</span>
      </span>
      <Button onClick={() => onUnblock(block)} aria-label={`Unblock ${days}`}>
        Unblock
      </Button>
    </div>
  );
}

function OthersEvent({ event: { feedName, summary, fromDate, toDate } }: { event: FeedEventView }) {
  return (
    <div className="min-w-0 flex-1 px-3 py-2">
      <span className="block font-semibold wrap-anywhere">{feedName}</span>
      <span className="block text-sm">{formatDayRange(fromDate, toDate)}</span>
      <span className="block text-sm text-quiet wrap-anywhere">
        {[KIND_NAMES.feed, summary].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
