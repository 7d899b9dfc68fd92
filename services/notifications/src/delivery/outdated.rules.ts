import { isUnpaid } from '@farmhouse/contracts/bookings/payment';
import type { BookingFacts, BookingSnapshot } from '@farmhouse/contracts/events/events';
import type { MailKind } from '@farmhouse/contracts/mails/mails';
import { istInstant } from '@farmhouse/contracts/timing/ist';

type Judged = 'checkinDate' | 'checkinTime' | 'checkoutDate' | 'checkoutTime' | 'finalTotal';

/** The booking as it is now; null for what has been the same since the mail was written. */
type Facts = Pick<BookingFacts, 'status' | 'paymentStatus' | 'deleted'> & { [F in Judged]: BookingFacts[F] | null };

/** True if a fact is another one than the mail tells. */
const differs = (booking: BookingSnapshot, facts: Facts, fact: Judged): boolean =>
  facts[fact] !== null && facts[fact] !== booking[fact];

const STAY = ['checkinDate', 'checkinTime', 'checkoutDate', 'checkoutTime'] as const;

const asWritten = ({ status, paymentStatus }: BookingSnapshot): Facts => ({
  ...{ status, paymentStatus, deleted: false, finalTotal: null },
  ...{ checkinDate: null, checkinTime: null, checkoutDate: null, checkoutTime: null },
});

/**
 * True if a mail that tells the guest to do something must not be sent any more: the reminder of a stay that is off,
 * has begun or has other dates, or instructions to pay what is paid, cancelled or another amount. `known` is null when
 * the booking has not changed since the mail was written.
 */
export function isOutdated(kind: MailKind, booking: BookingSnapshot, known: Facts | null, now: Date): boolean {
  const facts = known ?? asWritten(booking);
  const { status, deleted } = facts;
  if (kind === 'checkin-reminder') {
    const hasBegun = istInstant(booking.checkinDate, booking.checkinTime) <= now;
    return deleted || status !== 'confirmed' || hasBegun || STAY.some((fact) => differs(booking, facts, fact));
  }
  if (kind === 'payment-instructions') {
    const isOff = status === 'cancelled' || status === 'completed';
    return deleted || isOff || !isUnpaid(facts) || differs(booking, facts, 'finalTotal');
  }
  return false;
}
