import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';

/** The booking as events carry it. */
export function snapshotOf(booking: BookingEntity): BookingSnapshot {
  const { price, paymentMethod, paymentDeadline } = booking;
  return {
    ...recordOf(booking),
    checkoutTime: checkoutTimeOf(booking),
    services: price.services.map(({ name, price: amount }) => ({ name, price: amount })),
    guestsPrice: price.basePrice,
    lines: price.lines,
    paymentMethod,
    paymentDeadline: paymentDeadline?.toISOString() ?? null,
  };
}
