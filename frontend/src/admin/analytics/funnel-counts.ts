import type { FunnelCount, FunnelView } from '@farmhouse/contracts/analytics/funnel';
import { formatAverage } from './visit-text.ts';

/** The largest count, to which the bars are drawn; 0 when no visitor began a booking in these days. */
export function largestCount({ stages, obstacles }: FunnelView): number {
  return Math.max(...[...stages, ...obstacles].flatMap(({ visitors, weekBefore }) => [visitors, weekBefore]));
}

/** `usually 5, 4 more`, in visitors against an average day of the week before. */
export function comparedWithWeek({ visitors, weekBefore }: FunnelCount): string {
  const difference = Math.round((visitors - weekBefore) * 10) / 10;
  if (difference === 0) return 'as usual';
  const usually = `usually ${formatAverage(weekBefore)}`;
  return `${usually}, ${formatAverage(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`;
}
