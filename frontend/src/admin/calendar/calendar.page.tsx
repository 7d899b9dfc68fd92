import { Suspense, useMemo, useState } from 'react';
import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { FeedEventView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { BookingDetails } from '../booking-shared/details/booking-details.tsx';
import { BOOKINGS, type NewBookingState } from '../navigation/paths.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useNarrow } from '../ui/use-screen.ts';
import { Agenda } from './agenda.tsx';
import { useOwnerCalendar } from './calendar.api.ts';
import { blockAround, entriesOf, touches, type CalendarEntry } from './entries.ts';
import { Legend } from './legend.tsx';
import { weeksOf } from '../ui/month.ts';
import { MonthBar } from '../ui/month-bar.tsx';
import { FeedEventDialog } from './other-calendars/feed-event-dialog.tsx';
import { OtherCalendars } from './other-calendars/other-calendars.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import type { DayRange } from './use-day-selection.ts';

const BlockDatesDialog = lazyWithRetry(() => import('./block-dates.dialog.tsx'));
const DeclineDialog = lazyWithRetry(() => import('../booking-shared/status/decline.dialog.tsx'));
const BlockedDatesDialog = lazyWithRetry(() => import('./blocked-dates.dialog.tsx'));
const DayDrawer = lazyWithRetry(() => import('./day.drawer.tsx'));

const NOTHING = { bookings: [], blocks: [], feedEvents: [] };

/** The days to be blocked, or the block to be changed. */
type Blocking = Partial<DayRange> & { block?: CalendarBlock };

/** The block to be freed, all of it or some days. */
interface Unblocking {
  block: CalendarBlock;
  days?: DayRange;
}

/** A month of confirmed stays, booking requests and blocks. */
export default function CalendarPage() {
  const today = istDate(new Date());
  const narrow = useNarrow();
  const navigate = useNavigate();
  const { month, day, goTo, showMonth, openDay, openBooking, closeDay } = useCalendarAddress(today);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const span = { from: weeks[0]?.[0] ?? today, to: weeks.at(-1)?.at(-1) ?? today };
  const { currentData, isError, refetch } = useOwnerCalendar(span);
  const entries = useMemo(() => entriesOf(currentData ?? NOTHING), [currentData]);
  const [blocking, setBlocking] = useState<Blocking>();
  const [unblocking, setUnblocking] = useState<Unblocking>();
  const [openFeedEvent, setOpenFeedEvent] = useState<FeedEventView>();

  const addBooking = (checkinDate: string) => {
    const state: NewBookingState = { newBooking: { checkinDate, checkoutDate: addDays(checkinDate, 1) } };
    void navigate(BOOKINGS, { state });
  };
  const openEntry = ({ booking, block, event }: CalendarEntry) => {
    if (booking) openBooking(booking);
    else if (event) setOpenFeedEvent(event);
    else if (block) setUnblocking({ block });
  };
  const chooseDays = (days: DayRange) => {
    const block = blockAround(entries, days);
    if (block) setUnblocking({ block, days });
    else setBlocking(days);
  };
  const showDays = ({ fromDate, toDate }: DayRange) => {
    if (toDate < span.from || span.to < fromDate) showMonth(fromDate.slice(0, 7));
  };
  const unblock = (block: CalendarBlock) => setUnblocking({ block });
  return (
    <>
      <SectionBar
        text="Drag over days to block or unblock them, or choose a day to see its stays."
        action={
          <Button type="primary" icon={<StopOutlined aria-hidden />} onClick={() => setBlocking({})}>
            Block dates
          </Button>
        }
      />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <MonthBar month={month} current={today.slice(0, 7)} onMonth={goTo} />
        <Legend />
      </div>
      {isError && !currentData && (
        <div className="panel mb-3">
          <ErrorState what="The calendar" onRetry={refetch} />
        </div>
      )}
      <div aria-busy={!currentData && !isError} className={currentData ? '' : 'opacity-60'}>
        <MonthGrid
          {...{ month, weeks, today, entries }}
          isKnown={currentData !== undefined}
          onRange={chooseDays}
          onDay={openDay}
          onEntry={openEntry}
          onMonth={goTo}
        />
      </div>
      {narrow && currentData && <Agenda {...{ month, entries }} onBooking={openBooking} onUnblock={unblock} />}
      <OtherCalendars />
      {openFeedEvent && <FeedEventDialog event={openFeedEvent} onClose={() => setOpenFeedEvent(undefined)} />}
      <BookingDetails />
      <Suspense>
        {day && (
          <DayDrawer
            day={day}
            entries={entries.filter((entry) => touches(entry, day))}
            state={currentData ? 'known' : isError ? 'failed' : 'loading'}
            onRetry={refetch}
            onBooking={openBooking}
            onUnblock={unblock}
            onBlock={() => setBlocking({ fromDate: day, toDate: day })}
            onAdd={() => addBooking(day)}
            onClose={closeDay}
          />
        )}
        <BlockDialogs {...{ blocking, setBlocking, unblocking, setUnblocking }} onBlocked={showDays} />
      </Suspense>
    </>
  );
}

interface BlockDialogsProps {
  blocking: Blocking | undefined;
  setBlocking: (blocking: Blocking | undefined) => void;
  unblocking: Unblocking | undefined;
  setUnblocking: (unblocking: Unblocking | undefined) => void;
  onBlocked: (days: DayRange) => void;
}

/** Blocks days, declines the requests for them, and shows a block. */
function BlockDialogs({ blocking, setBlocking, unblocking, setUnblocking, onBlocked }: BlockDialogsProps) {
  const [declining, setDeclining] = useState<readonly BookingView[]>([]);
  return (
    <>
      {blocking && (
        <BlockDatesDialog
          range={blocking}
          block={blocking.block}
          onClose={() => setBlocking(undefined)}
          onBlocked={(days, pending) => {
            onBlocked(days);
            setDeclining(pending);
          }}
        />
      )}
      {declining.length > 0 && <DeclineDialog bookings={declining} onClose={() => setDeclining([])} />}
      {unblocking && (
        <BlockedDatesDialog
          {...unblocking}
          onChange={() => {
            setUnblocking(undefined);
            setBlocking({ block: unblocking.block });
          }}
          onClose={() => setUnblocking(undefined)}
        />
      )}
    </>
  );
}
