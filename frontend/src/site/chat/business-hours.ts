import { formatClock, weekdayName } from '@farmhouse/contracts/text/dates';
import { addDays, istDate, istTime } from '@farmhouse/contracts/timing/ist';

/** Times of one or more weekdays; minutes after midnight in India. An end before the start is on the next day. */
interface OpenTimes {
  /** Weekdays, 0 for Sunday. Empty for all of them. */
  days: number[];
  from: number;
  to: number;
}

const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ALWAYS = /24\s*[x/×]\s*7|24\s*hours|round the clock|always/i;
const DAY = '(sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?';
const TIME = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap])?\\.?(?:m\\b\\.?)?';
const TO = '\\s*(?:-|–|—|to|till|until)\\s*';
const PARTS = new RegExp(`\\b${DAY}(?:${TO}${DAY})?|\\b${TIME}${TO}${TIME}`, 'gi');

const MINUTES_PER_DAY = 24 * 60;
const HALF_DAY = 12 * 60;

/**
 * True if `now` is within the owner's `business_hours`, or if that text contains no times that can be parsed. It is
 * free text: `Mon-Sat 9 AM - 7:30 PM, Sun 10-14`.
 */
export function isWithinHours(text: string, now: Date): boolean {
  if (ALWAYS.test(text)) return true;
  const times = openTimesOf(text);
  if (times.length === 0) return true;
  const { day, minute } = momentOf(now);
  return times.some((open) => isOpen(open, day, minute) || isOpen(open, (day + 6) % 7, minute + MINUTES_PER_DAY));
}

/**
 * The next opening as a text, with its weekday unless that is today or tomorrow: `Monday, 9:00 am`; undefined within
 * the hours, or if the text contains no times.
 */
export function nextOpening(text: string, now: Date): string | undefined {
  if (isWithinHours(text, now)) return undefined;
  const { today, day, minute } = momentOf(now);
  const starts = openTimesOf(text).flatMap(({ days, from }) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .filter((ahead) => days.length === 0 || days.includes((day + ahead) % 7))
      .map((ahead) => from + ahead * MINUTES_PER_DAY)
      .filter((start) => start > minute),
  );
  if (starts.length === 0) return undefined;
  const next = Math.min(...starts);
  const daysAhead = Math.floor(next / MINUTES_PER_DAY);
  const time = next % MINUTES_PER_DAY;
  const clock = formatClock(`${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`);
  return daysAhead > 1 ? `${weekdayName(addDays(today, daysAhead))}, ${clock}` : clock;
}

/** The date, the weekday from 0 for Sunday, and the minute of the day, in India. */
function momentOf(now: Date) {
  const today = istDate(now);
  const [hours = 0, minutes = 0] = istTime(now).split(':').map(Number);
  return { today, day: new Date(today).getUTCDay(), minute: hours * 60 + minutes };
}

function isOpen({ days, from, to }: OpenTimes, day: number, minute: number): boolean {
  const end = to > from ? to : to + MINUTES_PER_DAY;
  return (days.length === 0 || days.includes(day)) && minute >= from && minute < end;
}

/** Days come before their times (`Mon-Fri 9-17`), or once after them (`9-17, Mon-Fri`). */
function openTimesOf(text: string): OpenTimes[] {
  const found: OpenTimes[] = [];
  let days: number[] = [];
  let isAfterTimes = false;
  for (const [, firstDay, lastDay, ...numbers] of text.matchAll(PARTS)) {
    if (firstDay) {
      days = [...(isAfterTimes ? [] : days), ...daysFrom(firstDay, lastDay ?? firstDay)];
      isAfterTimes = false;
    } else {
      found.push({ days, ...timesOf(numbers) });
      isAfterTimes = true;
    }
  }
  const isDaysLast = !isAfterTimes && found.every((times) => times.days.length === 0);
  return isDaysLast ? found.map((times) => ({ ...times, days })) : found;
}

function daysFrom(first: string, last: string): number[] {
  const [from, to] = [first, last].map((name) => DAY_NAMES.indexOf(name.toLowerCase()));
  const count = ((to! - from! + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (from! + index) % 7);
}

/** A start without am or pm takes the end's, unless it would then come after it: `9 - 6 pm`. */
function timesOf([hour, minute, half, toHour, toMinute, toHalf]: (string | undefined)[]) {
  const to = minutesOf(toHour, toMinute, toHalf);
  const same = minutesOf(hour, minute, half ?? toHalf);
  const from = !half && toHalf && same >= to ? same - HALF_DAY : same;
  return { from: Math.max(from, 0), to };
}

function minutesOf(hour = '0', minute = '0', half?: string): number {
  if (!half) return Number(hour) * 60 + Number(minute);
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
}
