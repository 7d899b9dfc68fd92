import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { daysBetween } from '@farmhouse/contracts/timing/ist';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import { buttonClass } from '../../ui/button.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { bookingPath } from '../../ui/stay/booking-link.ts';
import { AskForDates } from './ask-for-dates.tsx';
import type { PickedDates } from '../../ui/calendar/calendar-days.ts';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import type { Choice } from './free-calendar.tsx';
import { useInView } from '../use-in-view.ts';

const FreeCalendar = lazyWithRetry(() => import('./free-calendar.tsx'));

const NONE: Choice = { picked: { checkinDate: '', checkoutDate: '' }, hint: '', guests: DEFAULT_PARTY_SIZE };

/** The height of the calendar, and that of the guests and the price below it. */
const HEIGHT = 'min-h-[34.25rem] sm:min-h-[36.75rem]';

/** The calendar of free dates, loaded when it comes into view; picked dates go to the booking page by its link. */
export function FreeDates({ settings }: { settings: SettingValues }) {
  const { ref, inView } = useInView<HTMLDivElement>();
  const [choice, setChoice] = useState(NONE);
  const { picked, hint, guests } = choice;
  const waiting = (
    <div data-early="wait" data-calendar="">
      <Skeleton className={`rounded-card ${HEIGHT}`} />
    </div>
  );
  return (
    <div>
      <div ref={ref} className={`noscript:hidden ${HEIGHT}`}>
        {inView ? (
          <Suspense fallback={waiting}>
            <FreeCalendar settings={settings} choice={choice} onChoice={setChoice} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link
          to={bookingPath(picked.checkoutDate ? { ...picked, guests: String(guests) } : picked)}
          className={buttonClass('primary')}
        >
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

function textOf({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Tap your check-in day.';
  const checkin = formatShortDay(checkinDate);
  if (!checkoutDate) return `From ${checkin}. Now tap your check-out day.`;
  return `${checkin} to ${formatShortDay(checkoutDate)}, ${formatNights(daysBetween(checkinDate, checkoutDate)).toLowerCase()}.`;
}
