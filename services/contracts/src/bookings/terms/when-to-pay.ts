import { formatInstant } from '../../text/dates.ts';
import { hasBegun } from '../stay/has-begun.ts';

/**
 * When to pay, before the owner has confirmed the dates: nothing is due yet. Rule: nothing is due before confirmation.
 */
export const PAY_NOW_OR_LATER = 'You can pay now or after we have confirmed your dates.';

interface Due {
  /** ISO instant; null while nothing is due. */
  paymentDeadline: string | null;
  checkinDate: string;
  checkinTime: string;
}

/** True once the time to pay has ended. */
export function isPaymentLate({ paymentDeadline }: Pick<Due, 'paymentDeadline'>, now: Date): boolean {
  return paymentDeadline ? Date.parse(paymentDeadline) <= now.getTime() : false;
}

/** The sentence that tells a guest when to pay; the same on every page, in mails and in messages. */
export function whenToPay(due: Due, now: Date): string {
  const { paymentDeadline } = due;
  if (!paymentDeadline) return PAY_NOW_OR_LATER;
  if (!isPaymentLate(due, now)) return `Please pay by ${formatInstant(paymentDeadline)}.`;
  if (hasBegun(due, now)) return 'Your stay has begun: please pay now.';
  return `The time to pay ended on ${formatInstant(paymentDeadline)}. Please call us before you pay.`;
}
