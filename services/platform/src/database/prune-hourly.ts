import type { Logger } from '@nestjs/common';

const HOUR_MS = 60 * 60_000;

/** Deletes old rows once an hour, until the timer is cleared; a failure is logged and tried again an hour later. */
export function pruneHourly(prune: () => Promise<void>, log: Logger): NodeJS.Timeout {
  return setInterval(() => void prune().catch((error: Error) => log.warn(error.message)), HOUR_MS);
}
