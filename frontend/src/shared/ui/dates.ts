/** `14:00` as people here say it: `2:00 PM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

const long = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** A calendar day (`YYYY-MM-DD`) in words: `Sat, 21 Nov, 2026`. */
export function dayText(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** The same where the year goes without saying: `Sat, 21 Nov`. */
export function shortDayText(day: string): string {
  return short.format(new Date(`${day}T00:00:00Z`));
}

/** An ISO instant as India's clocks show it. */
export function instantText(iso: string): string {
  return instant.format(new Date(iso));
}

/** `2 nights`, `1 night`, or `Day visit`. */
export function nightsText(nights: number): string {
  if (nights === 0) return 'Day visit';
  return nights === 1 ? '1 night' : `${nights} nights`;
}
