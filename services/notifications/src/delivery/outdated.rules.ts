import { istInstant } from '@farmhouse/contracts/timing/ist';
import type { BookingSnapshot, BookingState } from '@farmhouse/contracts/events/events';
import type { MailKind } from '@farmhouse/contracts/mails/mails';

type State = Pick<BookingState, 'status' | 'paymentStatus' | 'deleted'>;

/**
 * True if a mail that tells the guest to do something must not be sent any more: the reminder of a stay that is off or
 * has begun, or instructions to pay what is paid or cancelled. `state` is null when the booking has not changed since
 * the mail was written.
 */
export function isOutdated(kind: MailKind, booking: BookingSnapshot, state: State | null, now: Date): boolean {
  const { status, paymentStatus, deleted } = state ?? { ...booking, deleted: false };
  if (kind === 'checkin-reminder') {
    return deleted || status !== 'confirmed' || istInstant(booking.checkinDate, booking.checkinTime) <= now;
  }
  if (kind === 'payment-instructions') {
    const isOwed = paymentStatus === 'pending' || paymentStatus === 'failed';
    return deleted || !isOwed || status === 'cancelled' || status === 'completed';
  }
  return false;
}
