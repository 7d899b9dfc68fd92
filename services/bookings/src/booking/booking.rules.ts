import {
  MAX_TURNAROUND_MINUTES,
  stayInterval,
  stayProblem,
  type StayDates,
} from '@farmhouse/contracts/bookings/stay/stay';
import { stayRuleProblem } from '@farmhouse/contracts/bookings/stay/stay-rules';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { settingNumber, stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import type { BookingEntity } from './booking.entity.ts';
import { StayRuleBroken } from './booking.errors.ts';

/** Throws InvalidInput, naming the field, for dates and times that no stay can have. Rule: dates that can be booked. */
export function assertStay(stay: StayDates, settings: SettingValues, now: Date): void {
  const problem = stayProblem(stay, now, stayLimitsOf(settings));
  if (problem) throw new InvalidInput([problem]);
}

/** Throws StayRuleBroken. Only for guests: the owner may break the rules for stays. Rule: stay rules. */
export function assertStayRules(stay: StayDates, rules: readonly StayRule[], now: Date): void {
  const problem = stayRuleProblem(stay, rules, now);
  if (problem) throw new StayRuleBroken(problem);
}

/** How long a deleted booking can be restored, in days. Rule: deleted bookings can be restored. */
export const RESTORABLE_DAYS = 30;

/** Bookings that were deleted before this time can no longer be restored; whole days in India. */
export function restorableSince(now: Date): Date {
  return istInstant(addDays(istDate(now), -RESTORABLE_DAYS), '00:00');
}

/**
 * The payment deadline: `payment_window_hours` from now, rounded up to 9:00 pm in India, or check-in if that is
 * earlier, even if it has already passed; null when there is nothing to pay. Rule: nothing is due before confirmation.
 */
export function paymentDeadline(
  stay: StayDates & Pick<BookingEntity, 'finalTotal'>,
  settings: SettingValues,
  now: Date,
): Date | null {
  if (stay.finalTotal === 0) return null;
  const window = endOfPayingDay(new Date(now.getTime() + settingNumber(settings, 'payment_window_hours') * HOUR_MS));
  const { from } = stayInterval(stay);
  return from < window ? from : window;
}

/**
 * The deadline of a balance: 9:00 pm on its due day, or the next one for a guest who is notified only later, but
 * check-in if that is earlier. Rule: advance and balance.
 */
export function balanceDeadline(stay: StayDates, dueOn: string, now: Date): Date {
  const dueDay = istInstant(dueOn, '00:00');
  const end = endOfPayingDay(dueDay > now ? dueDay : now);
  const { from } = stayInterval(stay);
  return end < from ? end : from;
}

/** The time of day in India at which payment deadlines end. */
const PAYING_DAY_ENDS = '21:00';

/** The first 9:00 pm in India at or after an instant. */
function endOfPayingDay(moment: Date): Date {
  const day = istDate(moment);
  const end = istInstant(day, PAYING_DAY_ENDS);
  return moment <= end ? end : istInstant(addDays(day, 1), PAYING_DAY_ENDS);
}

/** Minutes required between two stays. Rule: confirmed stays never overlap. */
export function turnaroundOf(settings: SettingValues): number {
  return Math.min(settingNumber(settings, 'turnaround_minutes'), MAX_TURNAROUND_MINUTES);
}

/** Minutes kept free after an agreed stay, whatever the setting became; null for a request, which has today's. */
export function keptTurnaroundOf(booking: Pick<BookingEntity, 'status' | 'turnaroundMinutes'>): number | null {
  return booking.status === 'pending' ? null : booking.turnaroundMinutes;
}

/** A masked name: `A**** R**`; a word of one letter is masked as a whole. */
export function maskedName(fullName: string): string {
  return fullName
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [first = '', ...rest] = Array.from(word);
      return rest.length > 0 ? first + '*'.repeat(rest.length) : '*';
    })
    .join(' ');
}

/** The last four digits of a phone number, however it was written. */
export function lastFourDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-4).padStart(4, '-');
}
