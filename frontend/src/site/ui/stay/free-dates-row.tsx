import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { shortSpanOfDays } from './span-of-days.ts';

interface FreeDatesRowProps {
  dates: readonly FreeDates[];
  onPick: (dates: FreeDates) => void;
  className?: string;
}

/** Free dates in a row, each selected with one tap. */
export function FreeDatesRow({ dates, onPick, className = '' }: FreeDatesRowProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {dates.map((free) => (
        <li key={free.checkinDate}>
          <button
            type="button"
            onClick={() => onPick(free)}
            className="min-h-11 rounded-full border border-field bg-surface px-4 font-semibold hover:border-garden"
          >
            {shortSpanOfDays(free)}
          </button>
        </li>
      ))}
    </ul>
  );
}
