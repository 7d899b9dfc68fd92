import { addDays, daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { accepted, call } from './api/call.ts';

/**
 * Specs run in parallel in this many lanes, one per worker; each uses only nights of its own lane, so that they do not
 * overlap.
 */
const LANES = 2;
const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % LANES;

/** Days ahead between which specs book nights: after the demo bookings, within the year that can be booked. */
const FIRST_DAY = 35;
const LAST_DAY = 300;
/** Days between those and the open ones, for blocks: a block also occupies the night before it. */
const FIRST_BLOCKED_DAY = 302;
/** No booking is ever confirmed from this day on, so that any number of booking requests can overlap. */
const FIRST_OPEN_DAY = 310;
const OPEN_DAYS = 40;
/** Days after the open ones, for requests that compete only with each other. */
const FIRST_COMPETING_DAY = 352;
const COMPETING_DAYS = 4;
/** Nights two days apart, from those days to the last day that can be booked. */
const FIRST_LATE_DAY = 357;
const LATE_NIGHTS = 3;

const usedNights = new Set<string>();

export const today = (): string => istDate(new Date());
export const inDays = (days: number): string => addDays(today(), days);

/** True if the time from noon of `date` to the next noon is free. */
function isFree(date: string, { ranges }: Availability): boolean {
  const from = `${date}T06:30:00.000Z`;
  const to = `${addDays(date, 1)}T06:30:00.000Z`;
  return !ranges.some((range) => range.from < to && from < range.to);
}

export interface Night {
  checkinDate: string;
  checkoutDate: string;
}

/** A night without bookings or booking requests, reserved for this test. */
export async function freeNight(): Promise<Night> {
  const path = `/api/availability?from=${inDays(FIRST_DAY)}&to=${inDays(LAST_DAY + 1)}`;
  const availability = accepted(await call<Availability>('GET', path));
  const days = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => inDays(FIRST_DAY + index));
  const ours = days.filter((day) => daysBetween('2026-01-01', day) % LANES === lane && !usedNights.has(day));
  const free = ours.filter((day) => isFree(day, availability));
  const date = free[Math.floor(Math.random() * free.length)];
  if (!date) throw new Error('No free night is left for this lane');
  usedNights.add(date);
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** The nearest free night from tomorrow on, for a booking that is never confirmed. */
export async function nearNight(): Promise<Night> {
  const path = `/api/availability?from=${inDays(1)}&to=${inDays(FIRST_DAY)}`;
  const availability = accepted(await call<Availability>('GET', path));
  const days = Array.from({ length: FIRST_DAY - 1 }, (_, index) => inDays(index + 1));
  const date = days.find((day) => isFree(day, availability));
  if (!date) throw new Error('No near night is free');
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** A night whose days have no bookings, so that the owner can block them. */
export function blockableNight(): Night {
  const date = inDays(FIRST_BLOCKED_DAY + 2 * lane);
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** A night for a booking request that is never confirmed; other requests may overlap it. */
export function openNight(): Night {
  const date = inDays(FIRST_OPEN_DAY + Math.floor(Math.random() * OPEN_DAYS));
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** Four days in a row on which nothing is ever confirmed, used by one test only. */
export const competingDays = (): string[] =>
  Array.from({ length: COMPETING_DAYS }, (_, index) => inDays(FIRST_COMPETING_DAY + index));

/** A night after the open ones, on whose days no other stay begins or ends. */
export function lateNight(): Night {
  const date = inDays(FIRST_LATE_DAY + 2 * Math.floor(Math.random() * LATE_NIGHTS));
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}
