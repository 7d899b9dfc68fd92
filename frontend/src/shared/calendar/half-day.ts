import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { formatTimeOf } from '@farmhouse/contracts/text/dates';
import { dayState } from './day-state.ts';

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
