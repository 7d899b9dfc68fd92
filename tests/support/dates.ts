import { addDays, daysBetween, istDate } from '@farmhouse/contracts/bookings/stay';
import type { Availability } from '@farmhouse/contracts/bookings/booking';
import { accepted, call } from './call.ts';

/** Specs run side by side in this many lanes; each takes only nights of its own lane, so none is in another's way. */
const LANES = 4;
const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % LANES;

/** Days ahead between which specs stay: past the demo bookings, within the year that can be booked. */
const FIRST_DAY = 35;
const LAST_DAY = 300;
/** Days between those and the open ones, which the owner blocks: a blocked day also touches the night before it. */
const FIRST_BLOCKED_DAY = 302;
/** Beyond those, nobody is ever confirmed: any number of requests may lie there. */
const FIRST_OPEN_DAY = 310;
const OPEN_DAYS = 40;

const handedOut = new Set<string>();

export const today = (): string => istDate(new Date());
export const inDays = (days: number): string => addDays(today(), days);

/** Whether `date` from noon to the next noon is nobody's. */
function isFree(date: string, { ranges }: Availability): boolean {
  const from = `${date}T06:30:00.000Z`;
  const to = `${addDays(date, 1)}T06:30:00.000Z`;
  return !ranges.some((range) => range.from < to && from < range.to);
}

export interface Night {
  checkinDate: string;
  checkoutDate: string;
}

/** A night that nobody has taken or asked for and that no other spec will. */
export async function freeNight(): Promise<Night> {
  const path = `/api/availability?from=${inDays(FIRST_DAY)}&to=${inDays(LAST_DAY + 1)}`;
  const availability = accepted(await call<Availability>('GET', path));
  const days = Array.from({ length: LAST_DAY - FIRST_DAY }, (_, index) => inDays(FIRST_DAY + index));
  const ours = days.filter((day) => daysBetween('2026-01-01', day) % LANES === lane && !handedOut.has(day));
  const free = ours.filter((day) => isFree(day, availability));
  const date = free[Math.floor(Math.random() * free.length)];
  if (!date) throw new Error('No free night is left for this lane');
  handedOut.add(date);
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** A night whose days no stay touches, so that the owner can block them. */
export function blockableNight(): Night {
  const date = inDays(FIRST_BLOCKED_DAY + 2 * lane);
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}

/** A night for a request that nobody is going to confirm; others may have asked for it, too. */
export function openNight(): Night {
  const date = inDays(FIRST_OPEN_DAY + Math.floor(Math.random() * OPEN_DAYS));
  return { checkinDate: date, checkoutDate: addDays(date, 1) };
}
