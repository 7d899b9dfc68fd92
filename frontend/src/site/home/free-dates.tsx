import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays, daysBetween, istDate } from '@farmhouse/contracts/bookings/stay';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { buttonClass } from '../../shared/ui/button.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { bookingPath } from '../ui/booking-link.ts';
import { AskForDates } from './ask-for-dates.tsx';
import { firstMonth, pickFreeDay, spanAround, type PickedDates } from '../ui/calendar/calendar-days.ts';
import { CALENDAR_HEIGHT } from '../ui/calendar/calendar-height.ts';
import { halfDayHint } from '../ui/calendar/half-day.ts';
import { useAvailability } from '../ui/calendar/use-availability.ts';
import { useInView } from '../ui/use-in-view.ts';

const StayCalendar = lazyWithRetry(() => import('../ui/calendar/stay-calendar.tsx'));

const NONE: PickedDates = { checkinDate: '', checkoutDate: '' };

/** The calendar of free dates, loaded when it comes into view; picked dates go to the booking page by its link. */
export function FreeDates({ settings }: { settings: SettingValues }) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const [{ picked, hint }, setChoice] = useState<Choice>({ picked: NONE, hint: '' });
  const waiting = <Skeleton className={`rounded-card ${CALENDAR_HEIGHT}`} />;
  return (
    <div>
      <div ref={ref} className={`noscript:hidden ${CALENDAR_HEIGHT}`}>
        {inView ? (
          <Suspense fallback={waiting}>
            <Calendar settings={settings} picked={picked} onPick={setChoice} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to={bookingPath(picked)} className={buttonClass('primary')}>
          {picked.checkoutDate ? 'Book these dates' : 'Book Your Stay'}
        </Link>
        <p aria-live="polite" className="font-medium noscript:hidden">
          {textOf(picked)} {hint}
        </p>
        {picked.checkinDate && <AskForDates settings={settings} picked={picked} />}
      </div>
    </div>
  );
}

interface Choice {
  picked: PickedDates;
  /** About days that are free by half. */
  hint: string;
}

interface CalendarProps {
  settings: SettingValues;
  picked: PickedDates;
  onPick: (choice: Choice) => void;
}

function Calendar({ settings, picked, onPick }: CalendarProps) {
  const { maxDaysAhead, maxNights } = stayLimitsOf(settings);
  const today = istDate(new Date());
  const [month, setMonth] = useState(firstMonth(today));
  const availability = useAvailability(spanAround(month, today));
  const pick = (day: string) => {
    const next = pickFreeDay(day, picked, availability.ranges);
    onPick({ picked: next, hint: halfDayHint(next, availability.ranges) });
  };
  return (
    <StayCalendar
      today={today}
      last={addDays(today, maxDaysAhead + maxNights)}
      month={month}
      onMonth={setMonth}
      availability={availability}
      checkinDate={picked.checkinDate}
      checkoutDate={picked.checkoutDate}
      onPick={pick}
      failedHelp="You can still ask for your dates when you book, or call us."
    />
  );
}

function textOf({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Tap your check-in day.';
  const checkin = formatShortDay(checkinDate);
  if (!checkoutDate) return `From ${checkin}. Now tap your check-out day.`;
  return `${checkin} to ${formatShortDay(checkoutDate)}, ${formatNights(daysBetween(checkinDate, checkoutDate)).toLowerCase()}.`;
}
