import { backoffMs } from '@farmhouse/contracts/timing/backoff';

/** Wait before retry number `attempt` (from 1), in ms: 1 s, doubling up to 30 s. Source: public-site specification 9. */
export function retryWaitMs(attempt: number): number {
  return backoffMs(attempt, { firstMs: 1_000, maxMs: 30_000 });
}
