const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** A calendar day (`YYYY-MM-DD`) as `Nov 21, 2026`. Source: back-office specification 2. */
export function showDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** An instant (ISO) as India's clocks show it: `Nov 21, 2026, 14:05`. */
export function showMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}
