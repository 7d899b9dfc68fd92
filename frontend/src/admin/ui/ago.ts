const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an ISO instant was: `just now`, `5 min ago`, `2 h ago`, `3 days ago`. */
export function agoText(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
