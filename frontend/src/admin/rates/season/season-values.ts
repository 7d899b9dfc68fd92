import type { Season } from '@farmhouse/contracts/catalogue/season';
import { isLastOfMonth, lastDayOf, monthOf } from '@farmhouse/contracts/timing/months';

/** The form's values of name and days; a cleared date is undefined, and no weekday means every one. */
export interface SeasonFields {
  name: string;
  from: string | undefined;
  to: string | undefined;
  yearly: boolean;
  weekdays: number[];
  active: boolean;
}

interface NamedSeason extends Season {
  name: string;
  active: boolean;
}

const DAYS_A_WEEK = 7;

export function seasonOf({ name, from, to, yearly, weekdays, active }: SeasonFields): NamedSeason {
  const isEveryDay = !weekdays || weekdays.length === 0 || weekdays.length === DAYS_A_WEEK;
  return {
    name: (name ?? '').trim(),
    from: from || null,
    to: to || null,
    yearly: yearly ?? false,
    weekdays: isEveryDay ? null : weekdays.toSorted((a, b) => a - b),
    active: active ?? true,
  };
}

export function seasonFieldsOf({ name, from, to, yearly, weekdays, active }: NamedSeason): SeasonFields {
  return { name, from: from ?? undefined, to: to ?? undefined, yearly, weekdays: [...(weekdays ?? [])], active };
}

const sameDayNextYear = (date: string): string => {
  const year = Number(date.slice(0, 4)) + 1;
  const monthAndDay = date.slice(5);
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`;
};

/** The last day of a month stays the last one, unless it is the only day. */
function lastDayNextYear(from: string | undefined, to: string): string {
  const next = sameDayNextYear(to);
  return from !== to && isLastOfMonth(to) ? lastDayOf(monthOf(next)) : next;
}

/** True if a season has dates that do not recur every year. */
export const canCopyToNextYear = ({ from, to, yearly }: Pick<Season, 'from' | 'to' | 'yearly'>): boolean =>
  !yearly && from !== null && to !== null;

/** The form's values one year later; so is a year in the name. */
export function inNextYear<Fields extends SeasonFields>(fields: Fields): Fields {
  const { name, from, to } = fields;
  const year = from?.slice(0, 4) ?? '';
  return {
    ...fields,
    name: year ? name.replaceAll(year, String(Number(year) + 1)) : name,
    from: from && sameDayNextYear(from),
    to: to && lastDayNextYear(from, to),
  };
}
