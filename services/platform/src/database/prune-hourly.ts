import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import type { Logger } from '@nestjs/common';

/** Runs `prune` once an hour until the timer is cleared. A failure is logged and retried an hour later. */
export function pruneHourly(prune: () => Promise<void>, log: Logger): NodeJS.Timeout {
  return setInterval(() => void prune().catch((error: Error) => log.warn(error.message)), HOUR_MS);
}
