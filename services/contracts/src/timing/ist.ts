import { DAY_MS, MINUTE_MS } from './durations.ts';

/*
 * Calendar days (`YYYY-MM-DD`) and wall clock times (`HH:mm`) in India, whatever the zone of the machine. India keeps one
 * offset all year round.
 */

const IST_OFFSET = '+05:30';
const IST_OFFSET_MINUTES = 330;

/** True if the text is a real calendar day written `YYYY-MM-DD`; there was no year 0000. */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** True if the text is a wall clock time `HH:mm`. */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The calendar day in India at an instant. */
export function istDate(at: Date): string {
  return new Date(at.getTime() + IST_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
}

/** The wall clock time in India at an instant, `HH:mm`. */
export function istTime(at: Date): string {
  return new Date(at.getTime() + IST_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(11, 16);
}

/** The instant at which India's clocks show this date and time. */
export function istInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00${IST_OFFSET}`);
}

/** The calendar day `days` later (earlier when negative). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `count` consecutive calendar days from `first`, which is included; much cheaper than an addDays for each. */
export function consecutiveDays(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) => new Date(start + day * DAY_MS).toISOString().slice(0, 10));
}

/** Whole days from one calendar day to another; the nights of a stay between them. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day of the week of a date: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** An instant as ISO text (UTC), null for none. */
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
