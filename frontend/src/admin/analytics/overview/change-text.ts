import { isLast24Hours, type AnalyticsRange, type DayRange } from '@farmhouse/contracts/analytics/report';
import { formatDay } from '@farmhouse/contracts/text/dates';

/** `12 before, 25% more`: a figure of the preceding range of the same length; `as before` if it is unchanged. */
export function changeText(now: number, before: number, format: (figure: number) => string): string {
  if (now === before) return 'as before';
  if (before === 0) return 'none before';
  const rounded = Math.round((100 * Math.abs(now - before)) / before);
  // '100% less' would read as none at all
  const percent = 0 < now && now < before ? Math.min(99, rounded) : rounded;
  const change = percent === 0 ? 'about as many' : `${percent}% ${now > before ? 'more' : 'less'}`;
  return `${format(before)} before, ${change}`;
}

/** `in the last 24 hours, beside the 24 hours before`, `on Sat, 21 Nov 2026, beside as many days before`. */
export function comparedTimes(range: AnalyticsRange, days: DayRange): string {
  if (isLast24Hours(range)) return 'in the last 24 hours, beside the 24 hours before';
  return `${spanText(days)}, beside as many days before`;
}

/** `on Sat, 21 Nov 2026`, `from Mon, 16 Nov 2026 to Sun, 22 Nov 2026`. */
function spanText({ from, to }: DayRange): string {
  return from === to ? `on ${formatDay(to)}` : `from ${formatDay(from)} to ${formatDay(to)}`;
}
