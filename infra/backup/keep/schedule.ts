const DAY_MS = 24 * 60 * 60 * 1000;
/** 3:00 in India, when nobody books, is 21:30 in Greenwich. */
const AT_MS = 21.5 * 60 * 60 * 1000;

/** The next 3:00 of India after `now`. */
export function nextNight(now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + AT_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** Milliseconds until the next backup is due: at night, and at once when none was made for a day. */
export function untilDue(newest: Date | undefined, now: Date): number {
  if (!newest || now.getTime() - newest.getTime() > DAY_MS) return 0;
  return nextNight(now).getTime() - now.getTime();
}
