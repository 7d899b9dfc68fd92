import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { waitingMoney, type UndecidedMoney } from './waiting-money.ts';

type Paid = UndecidedMoney & Pick<BookingView, 'received'>;

/** True once a payment of the guest was verified, or the guest has sent a reference that is not verified yet. */
export function hasPaid(booking: Pick<Paid, 'paymentStatus' | 'received' | 'finalTotal'>): boolean {
  const { paymentStatus, received } = booking;
  const isVerified = paymentStatus === 'verified' && !isFree(booking);
  return received > 0 || isVerified || AWAITING_VERIFICATION.includes(paymentStatus);
}

type Competing = Pick<BookingDetails, 'status' | 'datesTakenBy' | 'competing'>;

/** The requests that compete with a pending booking; empty for a booking of another status. */
export function competingRequestsOf({ status, competing }: Pick<Competing, 'status' | 'competing'>): BookingView[] {
  return status === 'pending' ? competing : [];
}

/** The competing requests whose guests have paid, of a booking whose confirmation takes the dates from them. */
export function paidCompetitors(booking: Competing): BookingView[] {
  return booking.datesTakenBy ? [] : competingRequestsOf(booking).filter(hasPaid);
}

/** Guests who have paid first, otherwise in the given order. */
export function paidFirst<T extends Parameters<typeof hasPaid>[0]>(bookings: readonly T[]): T[] {
  return [...bookings.filter(hasPaid), ...bookings.filter((booking) => !hasPaid(booking))];
}

/**
 * The refund for the guest of a request that does not get its dates: everything. Undefined if nothing was paid.
 * Rule: cancelling.
 */
export function returnText(booking: Paid): string | undefined {
  if (!hasPaid(booking)) return undefined;
  const { received } = booking;
  const verified = received > 0 ? `Has paid ${formatRupees(received)}: return all of it.` : '';
  const money = waitingMoney(booking);
  if (!money) return verified || 'Has paid: return what was received.';
  const { from, amount, reference } = money;
  const sent = {
    guest: `Says ${amount} was paid${reference}: if it arrived, return it.`,
    owner: `${amount} was recorded${reference} but not verified: if it arrived, return it.`,
    several: `${amount} in several payments is not verified: return what has arrived.`,
  }[from];
  return `${verified} ${sent}`.trim();
}
