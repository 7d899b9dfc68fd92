import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { EmptyState } from '../ui/states.tsx';
import type { CalendarEntry } from './entries.ts';
import { EntryList } from './entry-list.tsx';

interface AgendaProps {
  month: string;
  entries: readonly CalendarEntry[];
  onBooking: (booking: BookingView) => void;
  onUnblock: (block: CalendarBlock) => void;
}

/** The month as a list, for screens where bars are too small for text. */
export function Agenda({ month, entries, onBooking, onUnblock }: AgendaProps) {
  const inMonth = entries.filter(
    ({ fromDate, toDate }) => fromDate.slice(0, 7) <= month && month <= toDate.slice(0, 7),
  );
  const title = `In ${formatMonth(month)}`;
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-lg">{title}</h3>
      {inMonth.length === 0 && (
        <div className="panel">
          <EmptyState text="Nothing in this month yet" />
        </div>
      )}
      <EntryList label={title} entries={inMonth} onBooking={onBooking} onUnblock={onUnblock} />
    </section>
  );
}
