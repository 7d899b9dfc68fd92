import { Suspense, useId, useRef, useState } from 'react';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useMediaQuery } from '../../ui/hooks/use-media-query.ts';
import { CALENDAR_HEIGHT } from '../../ui/calendar/calendar-height.ts';
import type { FormInput } from '../form/booking-form.ts';
import { DateChips } from './date-chips.tsx';
import { DatesMessage } from './dates-message.tsx';
import { PricedCalendar } from './lazy-calendar.ts';
import { TypedDates } from './typed-dates.tsx';
import type { StayDatesState } from './use-stay-dates.ts';

/** Screens on which two months fit side by side. */
const WIDE = '(min-width: 80rem)';

interface DateFieldsProps {
  dates: StayDatesState;
  values: FormInput;
}

/** The chosen dates over a calendar of free days; one tap or the Tab key opens the fields for typing. */
export function DateFields({ dates, values }: DateFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const isWide = useMediaQuery(WIDE);
  const messageId = useId();
  const fieldsId = useId();
  const { checkinDate, checkoutDate } = values;
  return (
    <div className="grid gap-3">
      <DateChips checkinDate={checkinDate} checkoutDate={checkoutDate} />
      <DatesMessage id={messageId} picked={values} availability={dates.availability} />
      <Suspense fallback={<Skeleton className={`rounded-card ${CALENDAR_HEIGHT}`} />}>
        <div className={CALENDAR_HEIGHT}>
          <PricedCalendar
            today={dates.today}
            last={dates.horizon.lastCheckout}
            lastChoice={dates.horizon.lastChoice}
            month={dates.month}
            months={isWide ? 2 : 1}
            onMonth={dates.setMonth}
            availability={dates.availability}
            checkinDate={checkinDate}
            checkoutDate={checkoutDate}
            onPick={dates.pick}
            guests={dates.guests}
            failedHelp="You can still enter your dates; we check them when you submit."
          />
        </div>
      </Suspense>
      {/* as high as the fields, so that opening them shifts nothing */}
      <div className="relative min-h-[5.25rem]">
        {!typing && (
          <button
            type="button"
            aria-controls={fieldsId}
            onClick={() => fields.current?.querySelector('input')?.focus()}
            className="inline-flex min-h-11 items-center font-semibold text-garden underline underline-offset-4"
          >
            Enter dates
          </button>
        )}
        {/* transparent instead of hidden, so that the Tab key and screen readers reach the fields, and nothing moves */}
        <div
          ref={fields}
          id={fieldsId}
          onFocus={() => setTyping(true)}
          className={`grid grid-cols-2 gap-3 sm:gap-6 ${typing ? '' : 'pointer-events-none absolute inset-x-0 top-0 opacity-0'}`}
        >
          <TypedDates dates={dates} checkinDate={checkinDate} messageId={messageId} />
        </div>
      </div>
    </div>
  );
}
