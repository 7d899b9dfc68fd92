import type { AmountsDue } from '@farmhouse/contracts/bookings/payment/payment';
import { advanceOf } from '@farmhouse/contracts/bookings/terms/booking-terms';
import type { BookingEntity } from '../booking.entity.ts';

export type BookingAmounts = Pick<BookingEntity, 'finalTotal' | 'terms' | 'balanceDueOn' | 'status'> &
  Partial<Pick<BookingEntity, 'refunded'>>;

/**
 * The amounts that a booking owes, before its payments; the database's `due_total_of` is the same. For a cancelled
 * booking, refunds are not owed again.
 */
export function owedBy({ finalTotal, terms, balanceDueOn, status, refunded = 0 }: BookingAmounts): AmountsDue {
  return {
    total: finalTotal,
    dueTotal: balanceDueOn === null ? finalTotal : advanceOf(finalTotal, terms),
    refunded,
    owedAgain: status === 'cancelled' ? 0 : refunded,
  };
}
