import { Suspense } from 'react';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { formatNights } from '@farmhouse/contracts/text/dates';
import { addDays, daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import { useMovedStay } from '../../../shared/calendar/use-moved-stay.ts';
import { serverNow } from '../../../shared/api/server-clock.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { CALENDAR_HEIGHT } from '../../ui/calendar/calendar-height.ts';
import type { SpanAvailability } from '../../ui/calendar/use-availability.ts';
import { FreeDatesRow } from '../../ui/stay/free-dates-row.tsx';
import { shortSpanOfDays } from '../../ui/stay/span-of-days.ts';
import type { RequestedStay } from './requested-stay.ts';

const PricedCalendar = lazyWithRetry(() => import('../../ui/calendar/priced-calendar.tsx'));

interface ChangedDatesFieldProps {
  requested: Pick<RequestedStay, 'checkinDate' | 'checkoutDate' | 'guestCount'>;
  month: string;
  onMonth: (day: string) => void;
  availability: SpanAvailability;
  error?: string;
  /** Alternatives to taken dates. */
  nearestFree?: readonly FreeDates[];
  onPick: (dates: Pick<RequestedStay, 'checkinDate' | 'checkoutDate'>) => void;
  onFree: (dates: FreeDates) => void;
}

/** The requested dates over a calendar: one tap moves the stay, a second one sets its length. */
export function ChangedDatesField(props: ChangedDatesFieldProps) {
  const { requested, month, onMonth, availability, error, nearestFree = [], onPick, onFree } = props;
  const { checkinDate, checkoutDate } = requested;
  const { next, pick } = useMovedStay(requested, onPick);
  const { maxDaysAhead, maxNights } = stayLimitsOf(useSettings());
  const today = istDate(serverNow());
  const nights = daysBetween(checkinDate, checkoutDate);

  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold" aria-live="polite">
        <span>{shortSpanOfDays(requested, today)}</span>
        <span className="text-base font-normal text-quiet">{formatNights(nights)}</span>
      </p>
      <div className="min-h-[2lh] text-sm sm:min-h-[1lh]">
        <p role="alert" tabIndex={-1} className="scroll-mt-24 font-medium text-danger empty:hidden">
          {error}
        </p>
        {!error && (
          <p className="text-quiet" aria-live="polite">
            {next === 'arrival'
              ? 'Tap your new check-in day: your stay keeps its number of nights.'
              : 'Now tap your check-out day, if that changes, too.'}
          </p>
        )}
      </div>
      {nearestFree.length > 0 && (
        <div>
          <p className="font-semibold">These dates are free:</p>
          <FreeDatesRow className="mt-2" dates={nearestFree} onPick={onFree} />
        </div>
      )}
      <Suspense fallback={<Skeleton className={`rounded-card ${CALENDAR_HEIGHT}`} />}>
        {/* wider than the fields on phones: days are as wide as a fingertip */}
        <div className={`max-sm:-mx-1 ${CALENDAR_HEIGHT}`}>
          <PricedCalendar
            today={today}
            last={addDays(today, maxDaysAhead + maxNights)}
            month={month}
            onMonth={onMonth}
            availability={availability}
            guests={requested.guestCount}
            checkinDate={checkinDate}
            checkoutDate={checkoutDate}
            onPick={pick}
            failedHelp="Please try again, or call us: we will change it for you."
          />
        </div>
      </Suspense>
    </div>
  );
}
