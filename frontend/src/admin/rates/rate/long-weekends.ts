import { calendarDay } from '@farmhouse/contracts/catalogue/season';
import { addDays } from '@farmhouse/contracts/timing/ist';

/** Holidays in India that have the same date every year. */
const HOLIDAYS = [
  { monthAndDay: '01-01', name: 'New Year’s Day' },
  { monthAndDay: '01-26', name: 'Republic Day' },
  { monthAndDay: '05-01', name: 'May Day' },
  { monthAndDay: '08-15', name: 'Independence Day' },
  { monthAndDay: '10-02', name: 'Gandhi Jayanti' },
  { monthAndDay: '12-25', name: 'Christmas' },
] as const;

const MONDAY = 1;
const FRIDAY = 5;
const YEARS = 3;

export interface DatedNights {
  name: string;
  /** First and last night. */
  from: string;
  to: string;
}

/** The nights before the free days: of a Friday from Thursday on, of a Monday until Sunday. */
function nightsOf(name: string, holiday: string): DatedNights[] {
  const { weekday } = calendarDay(holiday);
  if (weekday === FRIDAY) return [{ name, from: addDays(holiday, -1), to: addDays(holiday, 1) }];
  if (weekday === MONDAY) return [{ name, from: addDays(holiday, -3), to: addDays(holiday, -1) }];
  return [];
}

/** Weekends that a holiday makes longer, of this year and the next two, without those that are over. */
export function longWeekends(today: string): DatedNights[] {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => first + index);
  return years
    .flatMap((year) => HOLIDAYS.flatMap(({ monthAndDay, name }) => nightsOf(name, `${year}-${monthAndDay}`)))
    .filter(({ to }) => to >= today);
}
