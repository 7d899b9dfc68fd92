import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { buttonClass } from '../button.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { bookingPath } from '../stay/booking-link.ts';
import type { PickedDates } from '../calendar/calendar-days.ts';
import { firstChoice, linkOfChoice } from './choice.ts';
import type { StayService } from './stay-total.tsx';
import { useInView } from './use-in-view.ts';

const calendar = () => import('./free-calendar.tsx');
const FreeCalendar = lazyWithRetry(calendar);
/** In the calendar's file, as dates are picked in the calendar. */
const AskForDates = lazyWithRetry(async () => ({ default: (await calendar()).AskForDates }));

/** The height of the calendar, and that of the guests and the price below it. */
const HEIGHT = 'min-h-[35.375rem] sm:min-h-[36.75rem]';
/** On wide screens the calendar's own, over the rows of the guests and of the link beside it. */
const WIDE_HEIGHT = 'lg:row-span-2 lg:min-h-[33rem]';

interface FreeDatesProps {
  settings: SettingValues;
  /** How many guests were chosen before; unless given, the usual party is priced at first. */
  guests?: number;
  /** A service that is part of the price, and that the booking page selects. */
  service?: StayService;
  /** On wide screens the price is beside the calendar instead of below it. */
  isWide?: boolean;
}

/** The calendar of free dates, loaded when it comes into view; picked dates go to the booking page by its link. */
export function FreeDates({ settings, guests, service, isWide = false }: FreeDatesProps) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const [choice, setChoice] = useState(() => firstChoice(guests));
  const { picked, hint } = choice;
  const height = isWide ? `${HEIGHT} ${WIDE_HEIGHT}` : HEIGHT;
  const waiting = (
    <div data-early="wait" data-calendar="" className={isWide ? 'lg:row-span-2' : ''}>
      <Skeleton className={`rounded-card ${height}`} />
    </div>
  );
  return (
    <div
      className={isWide ? 'lg:grid lg:grid-cols-[36rem_1fr] lg:grid-rows-[minmax(3.75rem,auto)_1fr] lg:gap-x-12' : ''}
    >
      <div ref={ref} className={`noscript:hidden ${height} ${isWide && inView ? 'lg:contents' : ''}`}>
        {inView ? (
          <Suspense fallback={waiting}>
            <FreeCalendar settings={settings} choice={choice} onChoice={setChoice} service={service} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <div
        className={`mt-4 flex flex-wrap content-start items-center gap-x-5 gap-y-3 ${isWide ? 'lg:col-start-2 lg:row-start-2' : ''}`}
      >
        <Link to={bookingPath({ ...linkOfChoice(choice), service: service?.slug })} className={buttonClass('primary')}>
          {picked.checkoutDate ? 'Book these dates' : 'Book Your Stay'}
        </Link>
        <p aria-live="polite" className="font-medium noscript:hidden">
          {`${textOf(picked)} ${hint}`}
        </p>
        <Suspense>{picked.checkinDate && <AskForDates settings={settings} picked={picked} />}</Suspense>
      </div>
    </div>
  );
}

function textOf({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Tap your check-in day.';
  const checkin = formatShortDay(checkinDate);
  if (!checkoutDate) return `From ${checkin}. Now tap your check-out day.`;
  return `${checkin} to ${formatShortDay(checkoutDate)}, ${formatNights(daysBetween(checkinDate, checkoutDate)).toLowerCase()}.`;
}
