import { Suspense } from 'react';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { formatDay, formatNights } from '@farmhouse/contracts/text/dates';
import { daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import { monthOf } from '@farmhouse/contracts/timing/months';
import { useMovedStay } from '../../../shared/calendar/use-moved-stay.ts';
import { serverNow } from '../../../shared/api/server-clock.ts';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { horizonOf } from '../../ui/calendar/calendar-days.ts';
import { CALENDAR_HEIGHT } from '../../ui/calendar/calendar-height.ts';
import type { SpanAvailability } from '../../ui/calendar/use-availability.ts';
import { FreeDatesRow } from '../../ui/stay/free-dates-row.tsx';
import { shortSpanOfDays } from '../../ui/stay/span-of-days.ts';
import type { RequestedStay } from './requested-stay.ts';

const PricedCalendar = lazyWithRetry(() => import('../../ui/calendar/priced-calendar.tsx'));

interface ChangedDatesFieldProps {
  /** The check-in day of the stay as booked. */
  bookedCheckin: string;
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
  const { bookedCheckin, requested, month, onMonth, availability, error, nearestFree = [], onPick, onFree } = props;
  const { checkinDate, checkoutDate } = requested;
  const limits = stayLimitsOf(useSettings());
  const { next, pick } = useMovedStay(requested, onPick, limits.maxNights);
  const today = istDate(serverNow());
  const horizon = horizonOf(limits, today, next === 'departure' ? checkinDate : '');
  const lastCheckin = formatDay(horizon.lastCheckin);
  const isBeyond = bookedCheckin > horizon.lastCheckin;
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
      {isBeyond && (
        <p className="rounded-field bg-marigold-soft p-3">
          Your stay begins after {lastCheckin}, the last check-in day that can be chosen online. You can move it to an
          earlier day here, or tell us below what should change.
        </p>
      )}
      {nearestFree.length > 0 && (
        <div>
          <p className="font-semibold">These dates are free:</p>
          <FreeDatesRow className="mt-2" dates={nearestFree} onPick={onFree} />
        </div>
      )}
      <Suspense fallback={<Skeleton className={`rounded-card ${CALENDAR_HEIGHT}`} />}>
        {/* wider than the fields on phones: days are as wide as a fingertip */}
        <div className={`max-sm:-mx-3 ${CALENDAR_HEIGHT}`}>
          <PricedCalendar
            today={today}
            last={horizon.lastCheckout}
            lastChoice={horizon.lastChoice}
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
      <p aria-live="polite" className="text-sm text-quiet empty:hidden">
        {!isBeyond &&
          monthOf(month) >= monthOf(horizon.lastCheckin) &&
          `Check-in can be chosen up to ${lastCheckin}. For a later stay, please call us.`}
      </p>
    </div>
  );
}
