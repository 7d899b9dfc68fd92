import { formatCount } from '@farmhouse/contracts/text/count';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';

/** How long ago an ISO instant was: `just now`, `5 min ago`, `2 h ago`, `3 days ago`. */
export function agoText(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h ago`;
  const days = Math.floor(passed / DAY_MS);
  return `${formatCount(days, 'day', 'days')} ago`;
}
