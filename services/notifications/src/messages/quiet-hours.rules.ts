import type { Message } from '../mails/message.ts';
import { QUIET_FROM, QUIET_UNTIL } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { addDays, istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';

/** The earliest instant at which a scheduled message may be sent: `now` by day, else the next morning. */
export function firstDaytime(now: Date): Date {
  const time = istTime(now);
  const today = istDate(now);
  if (time < QUIET_UNTIL) return istInstant(today, QUIET_UNTIL);
  return time < QUIET_FROM ? now : istInstant(addDays(today, 1), QUIET_UNTIL);
}

/** The last instant up to `now` at which a night ended. */
export function lastMorning(now: Date): Date {
  const today = istDate(now);
  return istInstant(istTime(now) < QUIET_UNTIL ? addDays(today, -1) : today, QUIET_UNTIL);
}

/** Why a message that is due at night is tried later, as stored with it. */
export const WAITS_FOR_MORNING = 'It waits for the morning';

/** When a message may be sent, if not at once because it is scheduled and it is night. */
export function deferredUntilMorning<P extends object>(message: Message<P>, payload: P, now: Date): { dueAt?: Date } {
  const dueAt = message.isScheduled?.(payload) ? firstDaytime(now) : now;
  return dueAt > now ? { dueAt } : {};
}
