import { formatDay } from '../../text/dates.ts';
import { formatRupees, percentOf } from '../../text/rupees.ts';
import { addDays } from '../../timing/ist.ts';
import { type CancellationTerm } from './cancellation-terms.ts';
import { type CancellableStay, cancellationDates } from './cancellation-texts.ts';
import { depositSentence } from './deposit.ts';

/** Working days after check-out within which the deposit is returned. */
export const DEPOSIT_RETURN_DAYS = 3;

/** The terms agreed for one booking, by the settings when it was made. */
export interface BookingTerms {
  /** The part of the total that is due first, from 1; 100 when everything is due at once. */
  advancePercent: number;
  /** Days before arrival on which the balance is due; 0 on arrival. */
  balanceDays: number;
  /** Whole rupees, given back after the stay; 0 for none. */
  securityDeposit: number;
  /** The refund of a cancellation; the most days first. */
  cancellation: CancellationTerm[];
}

/** The part of a total that is due first, in whole rupees, rounded down, but at least one. Rule: whole rupees. */
export function advanceOf(total: number, { advancePercent }: Pick<BookingTerms, 'advancePercent'>): number {
  return Math.max(Math.min(total, 1), percentOf(total, advancePercent));
}

/**
 * The day on which the balance of a stay is due; null when everything is due at once, because there is no advance or
 * because that day has been reached. Rule: advance and balance.
 */
export function balanceDay(
  { advancePercent, balanceDays }: Pick<BookingTerms, 'advancePercent' | 'balanceDays'>,
  checkinDate: string,
  today: string,
): string | null {
  if (advancePercent >= 100) return null;
  const day = addDays(checkinDate, -balanceDays);
  return day > today ? day : null;
}

/** `on arrival`, or `by Sat, 5 Dec 2026`: until when a balance is paid. */
export const balanceDueText = (dueOn: string, checkinDate: string): string =>
  dueOn >= checkinDate ? 'on arrival' : `by ${formatDay(dueOn)}`;

/** A balance that is due later; absent for bookings older than partial payments. */
interface BalanceDue {
  /** Whole rupees. */
  dueLater?: number;
  dueOn?: string | null;
  checkinDate: string;
}

/** A balance that is due later, as a sentence; undefined when there is none. */
export function balanceSentence({ dueLater = 0, dueOn, checkinDate }: BalanceDue): string | undefined {
  if (dueLater === 0 || !dueOn) return undefined;
  return `The balance of ${formatRupees(dueLater)} is due ${balanceDueText(dueOn, checkinDate)}.`;
}

/** The texts under a total: the deposit, and the refunds of a cancellation with their dates. */
export function termNotes(terms: BookingTerms, stay: CancellableStay): string[] {
  const deposit = depositSentence(terms);
  const refund = stay.checkinDate >= stay.today ? [cancellationDates(terms.cancellation, stay)] : [];
  return deposit ? [`${deposit}.`, ...refund] : refund;
}

/** A total and when its parts are due, as shown to guests and the owner before and after the request. */
export interface PaymentPlan {
  /** Whole rupees: what is due first, and what is due on `dueOn`. */
  advance: number;
  balance: number;
  /** `YYYY-MM-DD`; null when everything is due at once. */
  dueOn: string | null;
}

/** The plan of a stay that is requested today. Rule: advance and balance. */
export function paymentPlan(total: number, terms: BookingTerms, checkinDate: string, today: string): PaymentPlan {
  const dueOn = balanceDay(terms, checkinDate, today);
  const advance = dueOn === null ? total : advanceOf(total, terms);
  return advance === total ? { advance: total, balance: 0, dueOn: null } : { advance, balance: total - advance, dueOn };
}
