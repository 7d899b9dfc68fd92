import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatShortDay, formatTimeOf } from '@farmhouse/contracts/text/dates';
import { dayState } from '../../../shared/calendar/day-state.ts';
import type { PickedDates } from './calendar-days.ts';

/** `11 am`, or `11:30 am`. */
function hourOf(iso: string): string {
  return formatTimeOf(iso).replace(':00', '');
}

/** The free part of a partly free day: `free until 11 am`, `free from 12 pm`; undefined for other days. */
export function halfDayText(day: string, ranges: readonly BusyRange[]): string | undefined {
  const state = dayState(day, ranges);
  const causes = ranges.filter((range) => dayState(day, [range]) === state);
  if (state === 'leave-only') {
    const [first] = causes.map(({ from }) => from).sort();
    return first && `free until ${hourOf(first)}`;
  }
  if (state === 'arrive-only') {
    const [last] = causes.map(({ to }) => to).sort((a, b) => b.localeCompare(a));
    return last && `free from ${hourOf(last)}`;
  }
  return undefined;
}

/** A hint about the picked days that are partly free; empty if there is none. */
export function halfDayHint({ checkinDate, checkoutDate }: PickedDates, ranges: readonly BusyRange[]): string {
  const days = [...new Set([checkinDate, checkoutDate])].filter(Boolean);
  return days
    .flatMap((day) => {
      const text = halfDayText(day, ranges);
      return text ? [`${formatShortDay(day)} is ${text}.`] : [];
    })
    .join(' ');
}
