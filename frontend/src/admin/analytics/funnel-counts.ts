import type { FunnelCount, FunnelView } from '@farmhouse/contracts/analytics/funnel';

/** The largest count, to which the bars are drawn; 0 when nobody began a booking in these days. */
export function largestCount({ stages, obstacles }: FunnelView): number {
  return Math.max(...[...stages, ...obstacles].flatMap(({ visitors, weekBefore }) => [visitors, weekBefore]));
}

/** `4 more than usual`, in visitors against an average day of the week before. */
export function comparedWithWeek({ visitors, weekBefore }: FunnelCount): string {
  const difference = Math.round((visitors - weekBefore) * 10) / 10;
  if (difference === 0) return 'as usual';
  return `${Math.abs(difference).toLocaleString('en-IN')} ${difference > 0 ? 'more' : 'fewer'} than usual`;
}
