import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';

/** The largest count, which the bars are scaled to; 0 if no visitor started a booking on these days. */
export function largestCount({ stages, obstacles }: FunnelView): number {
  return Math.max(...[...stages, ...obstacles].flatMap(({ visitors, before }) => [visitors, before]));
}
