import { useFormState } from 'react-hook-form';
import type { PickedDates } from '../../ui/calendar/calendar-days.ts';
import { arrivalHint } from '../../ui/calendar/day-texts.ts';
import { halfDayHint } from '../../ui/calendar/half-day-hint.ts';
import type { SpanAvailability } from '../../ui/calendar/use-availability.ts';
import type { FormInput } from '../form/booking-form.ts';

interface DatesMessageProps {
  id: string;
  picked: PickedDates;
  availability: SpanAvailability;
}

/** The errors of the two dates, else a hint. Keeps its height, so that nothing shifts. */
export function DatesMessage({ id, picked, availability: { ranges, prices } }: DatesMessageProps) {
  const { errors } = useFormState<FormInput>({ name: ['checkinDate', 'checkoutDate'] });
  const problems = new Set([errors.checkinDate?.message, errors.checkoutDate?.message].filter(Boolean));
  const isStarted = picked.checkoutDate === '';
  const arrival = isStarted ? arrivalHint(picked.checkinDate, { prices, ranges }) : '';
  // a day without check-in asks for another day, and so not for the check-out day
  const isClosed = isStarted && prices.get(picked.checkinDate)?.closedToArrival;
  const hints = [isClosed ? '' : nextTap(picked), arrival];
  return (
    <div id={id} tabIndex={-1} className="min-h-[2lh] scroll-mt-28 text-sm font-medium sm:min-h-[1lh]">
      <p role="alert" className="text-danger empty:hidden">
        {[...problems].join('. ')}
      </p>
      <p aria-live="polite" className="text-quiet empty:hidden">
        {problems.size === 0 && [...hints, halfDayHint(picked, ranges)].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

function nextTap({ checkinDate, checkoutDate }: PickedDates): string {
  if (!checkinDate) return 'Choose your check-in day.';
  return checkoutDate ? '' : 'Now choose your check-out day.';
}
