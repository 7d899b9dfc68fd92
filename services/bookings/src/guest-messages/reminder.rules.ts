import { QUIET_FROM } from '@farmhouse/contracts/bookings/booking/scheduled-messages';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate, istTime } from '@farmhouse/contracts/timing/ist';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { requireTransition } from '../booking/transition.rules.ts';
import { ReminderTooSoon } from './reminder.errors.ts';

/** Days before check-in on which guests are reminded, and the hour in India. Rule: reminders. */
const DAYS_BEFORE = [3, 1];
const FROM_TIME = '10:00';

/** Minimum time between two reminders of one stay, in milliseconds. */
export const REMINDER_PAUSE_MS = DAY_MS;

/** Check-in dates whose guests are to be reminded now; none before the hour, and none in the quiet hours. */
export function checkinsToRemind(now: Date): string[] {
  const time = istTime(now);
  if (time < FROM_TIME || time >= QUIET_FROM) return [];
  return DAYS_BEFORE.map((days) => addDays(istDate(now), days));
}

/** Throws StatusConflict or ReminderTooSoon unless the owner can remind the guest now. */
export function assertReminderPossible(
  booking: Pick<BookingEntity, 'status' | 'confirmationCode'>,
  lastReminderAt: Date | null,
  now: Date,
): void {
  requireTransition('remind', booking, 'owner');
  if (lastReminderAt && now.getTime() - lastReminderAt.getTime() < REMINDER_PAUSE_MS) throw new ReminderTooSoon();
}
