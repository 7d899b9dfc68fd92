import { useFormState } from 'react-hook-form';
import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import type { PickedDates } from '../../ui/calendar/calendar-days.ts';
import { halfDayHint } from '../../ui/calendar/half-day.ts';
import type { FormInput } from '../form/booking-form.ts';

interface DatesMessageProps {
  id: string;
  picked: PickedDates;
  ranges: readonly BusyRange[];
}

/** The errors of the two dates, else what to do next or to know about them. Keeps its height, so that it shifts nothing. */
export function DatesMessage({ id, picked, ranges }: DatesMessageProps) {
  const { errors } = useFormState<FormInput>({ name: ['checkinDate', 'checkoutDate'] });
  const problems = new Set([errors.checkinDate?.message, errors.checkoutDate?.message].filter(Boolean));
  return (
    <div id={id} tabIndex={-1} className="min-h-[2lh] scroll-mt-28 text-sm font-medium sm:min-h-[1lh]">
      <p role="alert" className="text-danger empty:hidden">
        {[...problems].join('. ')}
      </p>
      <p aria-live="polite" className="text-quiet empty:hidden">
        {problems.size === 0 && [nextTap(picked), halfDayHint(picked, ranges)].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

function nextTap({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Choose your check-in day.';
  return checkoutDate ? '' : 'Now choose your check-out day.';
}
