import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addDays, istDate } from '@farmhouse/contracts/bookings/stay';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { formatNights } from '@farmhouse/contracts/text/dates';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { nightsOf, type FormInput } from './booking-form.ts';
import { pickDay, spanAround } from '../ui/calendar/calendar-days.ts';
import { TextField } from './form-fields.tsx';
import { useAvailability } from '../ui/calendar/use-availability.ts';
import type { WizardState } from './use-wizard.ts';

const loadCalendar = () => import('../ui/calendar/stay-calendar.tsx');
const StayCalendar = lazyWithRetry(loadCalendar);

/** Preloads the calendar's code before its step; a failure is retried when the calendar is shown. */
export function preloadCalendar(): void {
  loadCalendar().catch(() => undefined);
}

/** Two date fields for typing, and a calendar that shows availability. */
export function DateFields({ wizard }: { wizard: WizardState }) {
  const { setValue } = useFormContext<FormInput>();
  const { checkinDate, checkoutDate } = wizard.values;
  const { maxDaysAhead, maxNights } = stayLimitsOf(useSettings());
  const today = istDate(new Date());
  const lastCheckin = addDays(today, maxDaysAhead);
  const last = addDays(lastCheckin, maxNights);
  const inCalendar = (day: string) => day >= today && day <= last;
  const [month, setMonth] = useState(inCalendar(checkinDate) ? checkinDate : today);
  const availability = useAvailability(spanAround(month, today), wizard.setTaken);
  const nights = nightsOf(wizard.values);

  const pick = (day: string) => {
    const picked = pickDay(day, { checkinDate, checkoutDate });
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: picked.checkoutDate !== '' };
    setValue('checkoutDate', picked.checkoutDate, options);
    setValue('checkinDate', picked.checkinDate, options);
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="checkinDate"
          label="Check-in Date"
          required
          type="date"
          min={today}
          max={lastCheckin}
          onChange={({ target }) => inCalendar(target.value) && setMonth(target.value)}
        />
        <TextField
          name="checkoutDate"
          label="Check-out Date"
          required
          type="date"
          min={checkinDate || today}
          max={addDays(checkinDate || lastCheckin, maxNights)}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
        <StayCalendar
          today={today}
          last={last}
          month={month}
          onMonth={setMonth}
          availability={availability}
          checkinDate={checkinDate}
          checkoutDate={checkoutDate}
          onPick={pick}
          failedHelp="You can still type your dates; we check them when you submit."
        />
      </Suspense>
      <p aria-live="polite" className="text-sm font-semibold text-garden empty:hidden">
        {nights !== undefined && formatNights(nights)}
      </p>
    </div>
  );
}
