import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addDays, istDate } from '@farmhouse/contracts/bookings/stay';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { nightsText } from '../../shared/ui/dates.ts';
import { nightsOf, type FormInput } from './booking-form.ts';
import { pickDay, spanAround } from './calendar-days.ts';
import { useTaken } from './use-taken.ts';
import type { WizardState } from './use-wizard.ts';

const StayCalendar = lazy(() => import('./stay-calendar.tsx'));

/** Two dates that can be typed, and a calendar beside them that shows what is free. */
export function DateFields({ wizard }: { wizard: WizardState }) {
  const { register, setValue, formState } = useFormContext<FormInput>();
  const { checkinDate, checkoutDate } = wizard.values;
  const { maxDaysAhead, maxNights } = stayLimitsOf(useSettings());
  const today = istDate(new Date());
  const lastArrival = addDays(today, maxDaysAhead);
  const [month, setMonth] = useState(checkinDate || today);
  const ranges = useTaken(spanAround(month, today), wizard.setTaken);
  const nights = nightsOf(wizard.values);

  const pick = (day: string) => {
    const picked = pickDay(day, { checkinDate, checkoutDate });
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: picked.checkoutDate !== '' };
    setValue('checkoutDate', picked.checkoutDate, options);
    setValue('checkinDate', picked.checkinDate, options);
  };
  const typed = register('checkinDate', {
    onChange: (event: { target: { value: string } }) => setMonth(event.target.value || today),
  });

  return (
    <div className="grid gap-5">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Check-in Date" required error={formState.errors.checkinDate?.message}>
          {(control) => <input {...control} {...typed} type="date" min={today} max={lastArrival} />}
        </Field>
        <Field label="Check-out Date" required error={formState.errors.checkoutDate?.message}>
          {(control) => (
            <input
              {...control}
              {...register('checkoutDate')}
              type="date"
              min={checkinDate || today}
              max={addDays(checkinDate || lastArrival, maxNights)}
            />
          )}
        </Field>
      </div>
      <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
        <StayCalendar
          today={today}
          last={addDays(lastArrival, maxNights)}
          month={month}
          onMonth={setMonth}
          ranges={ranges}
          checkinDate={checkinDate}
          checkoutDate={checkoutDate}
          onPick={pick}
        />
      </Suspense>
      <p aria-live="polite" className="text-sm font-semibold text-garden empty:hidden">
        {nights !== undefined && nightsText(nights)}
      </p>
    </div>
  );
}
