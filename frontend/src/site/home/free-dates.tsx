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
import { pickFreeDay, spanAround, type PickedDates } from '../ui/calendar/calendar-days.ts';
import { useAvailability } from '../ui/calendar/use-availability.ts';
import { useInView } from '../ui/use-in-view.ts';

const StayCalendar = lazyWithRetry(() => import('../ui/calendar/stay-calendar.tsx'));

/** Height of the calendar with six weeks, so that neither its code nor a long month shifts what follows. */
const HEIGHT = 'min-h-[28.5rem] sm:min-h-[31rem]';
const NONE: PickedDates = { checkinDate: '', checkoutDate: '' };

/** The calendar of free dates, loaded when it comes into view; picked dates go to the booking page by its link. */
export function FreeDates({ settings }: { settings: SettingValues }) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const [picked, setPicked] = useState(NONE);
  const waiting = <Skeleton className={`rounded-card ${HEIGHT}`} />;
  return (
    <div>
      <div ref={ref} className={`noscript:hidden ${HEIGHT}`}>
        {inView ? (
          <Suspense fallback={waiting}>
            <Calendar settings={settings} picked={picked} onPick={setPicked} />
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
          {textOf(picked)}
        </p>
        {picked.checkinDate && <AskForDates settings={settings} picked={picked} />}
      </div>
    </div>
  );
}

interface CalendarProps {
  settings: SettingValues;
  picked: PickedDates;
  onPick: (picked: PickedDates) => void;
}

function Calendar({ settings, picked, onPick }: CalendarProps) {
  const { maxDaysAhead, maxNights } = stayLimitsOf(settings);
  const today = istDate(new Date());
  const [month, setMonth] = useState(today);
  const availability = useAvailability(spanAround(month, today));
  return (
    <StayCalendar
      today={today}
      last={addDays(today, maxDaysAhead + maxNights)}
      month={month}
      onMonth={setMonth}
      availability={availability}
      checkinDate={picked.checkinDate}
      checkoutDate={picked.checkoutDate}
      onPick={(day) => onPick(pickFreeDay(day, picked, availability.ranges))}
      failedHelp="You can still ask for your dates when you book, or call us."
    />
  );
}

function textOf({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Tap your check-in day.';
  const checkin = formatShortDay(checkinDate);
  if (!checkoutDate) return `From ${checkin}. Now tap your check-out day.`;
  return `${checkin} to ${formatShortDay(checkoutDate)}, ${formatNights(daysBetween(checkinDate, checkoutDate)).toLowerCase()}`;
}
