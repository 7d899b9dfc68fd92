import { formatNights, formatShortDay } from '@farmhouse/contracts/text/dates';
import type { PickedDates } from '../../ui/calendar/calendar-days.ts';
import { nightsOf } from '../form/booking-form.ts';

/** The chosen dates for reading: `Sat 12 Dec → Sun 13 Dec · 1 night`. */
export function DateChips({ checkinDate, checkoutDate }: PickedDates) {
  const nights = nightsOf({ checkinDate, checkoutDate });
  return (
    <p aria-live="polite" className="flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-2">
      <Chip day={checkinDate} empty="Check-in" /> → <Chip day={checkoutDate} empty="Check-out" />
      {nights !== undefined && <span className="font-semibold text-garden">{`· ${formatNights(nights)}`}</span>}
    </p>
  );
}

function Chip({ day, empty }: { day: string; empty: string }) {
  const look = day
    ? 'border-garden/40 bg-garden-soft font-semibold text-garden'
    : 'border-dashed border-field text-quiet';
  return (
    <span className={`rounded-full border px-2.5 py-1.5 sm:px-3.5 whitespace-nowrap tabular-nums ${look}`}>
      {day ? formatShortDay(day).replace(',', '') : empty}
    </span>
  );
}
