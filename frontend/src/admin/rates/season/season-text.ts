import type { Season } from '@farmhouse/contracts/catalogue/season';
import { formatDate, formatDayOfMonth } from '@farmhouse/contracts/text/dates';
import { capitalised } from '../../ui/capitalised.ts';

/** Days of the week from Monday on, with their numbers, in which Sunday is 0. */
export const WEEKDAYS = [
  { value: 1, label: 'Mon' },
  { value: 2, label: 'Tue' },
  { value: 3, label: 'Wed' },
  { value: 4, label: 'Thu' },
  { value: 5, label: 'Fri' },
  { value: 6, label: 'Sat' },
  { value: 0, label: 'Sun' },
] as const;

/** Shortest run of days that is written from the first to the last. */
const SHORTEST_RUN = 3;

function weekdaysText(weekdays: readonly number[]): string {
  const chosen = WEEKDAYS.filter(({ value }) => weekdays.includes(value));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last) return 'no day of the week';
  const isRun = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === chosen.length - 1;
  if (isRun && chosen.length >= SHORTEST_RUN) return `${first.label}–${last.label}`;
  const names = chosen.map(({ label }) => label);
  return names.length === 1 ? `${first.label}` : `${names.slice(0, -1).join(', ')} and ${last.label}`;
}

function datesText({ from, to, yearly }: Season): string {
  if (!from && !to) return '';
  if (!to) return `from ${formatDate(from ?? '')}`;
  if (!from) return `until ${formatDate(to)}`;
  if (from === to) return yearly ? `${formatDayOfMonth(to)} every year` : formatDate(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = isSameYear && from.slice(5, 7) === to.slice(5, 7);
  const first = isSameMonth ? String(Number(from.slice(8))) : formatDayOfMonth(from);
  if (yearly) return `${first}–${formatDayOfMonth(to)} every year`;
  return `${isSameYear ? first : formatDate(from)}–${formatDate(to)}`;
}

/** When a season is: `Fri and Sat, 1 Nov–28 Feb every year`; without dates and weekdays `Every day`. */
export function seasonText(season: Season): string {
  const { weekdays } = season;
  const days = weekdays && weekdays.length < WEEKDAYS.length ? weekdaysText(weekdays) : '';
  const parts = [days, datesText(season)].filter(Boolean);
  return capitalised(parts.join(', ') || 'every day');
}
