import type { Message } from '../mails/message.ts';
import { addDays, istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';

/** Between these hours of India's clock guests get only what a person has just caused. Rule: quiet hours. */
const BEGIN = '21:00';
const END = '08:00';

/** The instant from which a message that the clock causes may go out: `now` by day, else the next morning. */
export function firstDaytime(now: Date): Date {
  const time = istTime(now);
  const today = istDate(now);
  if (time < END) return istInstant(today, END);
  return time < BEGIN ? now : istInstant(addDays(today, 1), END);
}

/** When a message may go out first, if not at once: the clock causes it, and it is night. */
export function afterTheNight<P extends object>(message: Message<P>, payload: P, now: Date): { dueAt?: Date } {
  const dueAt = message.isByClock?.(payload) ? firstDaytime(now) : now;
  return dueAt > now ? { dueAt } : {};
}
