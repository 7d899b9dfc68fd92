import { Button, Drawer } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { useNarrow } from '../ui/use-screen.ts';
import { useReturnFocus } from '../ui/overlays/use-return-focus.ts';
import type { CalendarEntry } from './entries.ts';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { EntryList } from './entry-list.tsx';

interface DayDrawerProps {
  day: string;
  entries: readonly CalendarEntry[];
  /** True if the entries are complete; only then is a day said to be free. */
  state: 'known' | 'loading' | 'failed';
  onRetry: () => unknown;
  onBooking: (booking: BookingView) => void;
  onUnblock: (block: CalendarBlock) => void;
  onBlock: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Drawer with all entries of one day and buttons to add a booking or a block that begins on it. */
export default function DayDrawer(props: DayDrawerProps) {
  const { day, entries, state, onRetry, onBooking, onUnblock, onBlock, onAdd, onClose } = props;
  const narrow = useNarrow();
  useReturnFocus();
  const name = formatDay(day);
  const isFuture = day >= istDate(new Date());
  return (
    <Drawer
      open
      title={name}
      placement={narrow ? 'bottom' : 'right'}
      size={narrow ? '70%' : 440}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          {isFuture && (
            <Button type="primary" onClick={onAdd}>
              Add Booking
            </Button>
          )}
          <Button onClick={onBlock}>
            Block dates<span className="max-sm:sr-only"> from this day</span>
          </Button>
        </div>
      }
    >
      {state === 'loading' && <LoadingState />}
      {state === 'failed' && <ErrorState what="The calendar" onRetry={onRetry} />}
      {state === 'known' && entries.length === 0 && <p className="text-quiet">There are no requests for this day.</p>}
      <EntryList label={name} entries={entries} onBooking={onBooking} onUnblock={onUnblock} />
    </Drawer>
  );
}
