import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { dayState, type DayState } from './day-state.ts';
import { fromLocalDate } from './local-dates.ts';

/** DayPicker's modifiers by the state of a day; the state of each day is computed once. */
export function dayModifiers(ranges: readonly BusyRange[]) {
  const states = new Map<string, DayState>();
  const is = (state: DayState) => (date: Date) => {
    const day = fromLocalDate(date);
    const known = states.get(day) ?? dayState(day, ranges);
    states.set(day, known);
    return known === state;
  };
  return {
    taken: is('taken'),
    leaveOnly: is('leave-only'),
    arriveOnly: is('arrive-only'),
    requested: is('requested'),
  };
}

/** DayPicker's names of the buttons beside the month. */
export const MONTH_LABELS = {
  labelPrevious: () => 'Earlier month',
  labelNext: () => 'Later month',
};
