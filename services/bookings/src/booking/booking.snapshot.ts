import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';

/** The booking as events carry it. */
export function snapshotOf(booking: BookingEntity, balance: Balance): BookingSnapshot {
  const { price, paymentDeadline } = booking;
  return {
    ...recordOf(booking, balance),
    checkoutTime: checkoutTimeOf(booking),
    services: price.services.map(({ name, price: amount }) => ({ name, price: amount })),
    guestsPrice: price.basePrice,
    lines: price.lines,
    due: balance.due,
    dueLater: balance.dueLater,
    dueOn: balance.dueLater > 0 ? booking.balanceDueOn : null,
    terms: booking.terms,
    overpaid: Math.max(balance.received - booking.finalTotal, 0),
    paymentAmount: balance.paymentAmount,
    waiting: balance.waiting,
    stayChanges: booking.stayChanges,
    guestTokenVersion: booking.guestTokenVersion,
    paymentMethod: balance.paymentMethod,
    paymentDeadline: isoOrNull(paymentDeadline),
  };
}
