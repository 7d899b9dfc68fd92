import { backoffMs } from '@farmhouse/contracts/timing/backoff';

/** Wait before retry number `attempt` (from 1), in ms: 1 s, doubling up to 30 s. Rule: figures of the site. */
export function retryWaitMs(attempt: number): number {
  return backoffMs(attempt, { firstMs: 1_000, maxMs: 30_000 });
}
