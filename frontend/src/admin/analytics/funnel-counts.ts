import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';

/** The largest count, to which the bars are drawn; 0 when no visitor began a booking in these days. */
export function largestCount({ stages, obstacles }: FunnelView): number {
  return Math.max(...[...stages, ...obstacles].flatMap(({ visitors, before }) => [visitors, before]));
}
