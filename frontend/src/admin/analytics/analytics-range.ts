import {
  ANALYTICS_PERIODS,
  ANALYTICS_RANGE_MAX_DAYS,
  DEFAULT_ANALYTICS_PERIOD,
  type AnalyticsPeriod,
  type AnalyticsRange,
  type DayRange,
} from '@farmhouse/contracts/analytics/report';
import { addDays, daysBetween, isIsoDate } from '@farmhouse/contracts/timing/ist';
import { addMonths } from '@farmhouse/contracts/timing/months';
import { daysOfMonth } from '../ui/month.ts';

export const PERIOD_LABELS: Record<AnalyticsPeriod, string> = {
  1: 'Last 24h',
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
};

/**
 * The range in a URL: `from` with `to`, else `days`, else the last 30 days. What the server refuses counts as absent.
 */
export function rangeIn(params: URLSearchParams): AnalyticsRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isRange({ from, to })) return { from, to };
  return { days: ANALYTICS_PERIODS.find((days) => String(days) === params.get('days')) ?? DEFAULT_ANALYTICS_PERIOD };
}

/** The whole month before the one of `today`. */
export const lastMonth = (today: string): DayRange => daysOfMonth(addMonths(today.slice(0, 7), -1));

function isRange({ from, to }: DayRange): boolean {
  if (!isIsoDate(from) || !isIsoDate(to)) return false;
  const days = daysBetween(from, to) + 1;
  return days > 0 && days <= ANALYTICS_RANGE_MAX_DAYS;
}

/** What the pickers of a range offer: neither a later day than `today`, nor an empty or too long range. */
export function selectableDays({ from, to }: DayRange, today: string): { from: DayRange; to: DayRange } {
  const span = ANALYTICS_RANGE_MAX_DAYS - 1;
  const latest = addDays(from, span);
  return { from: { from: addDays(to, -span), to }, to: { from, to: latest < today ? latest : today } };
}
