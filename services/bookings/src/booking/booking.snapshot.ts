import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import type { BookingEntity } from './booking.entity.ts';

/** The booking as events carry it. */
export function snapshotOf(booking: BookingEntity): BookingSnapshot {
  const { id, confirmationCode, source, fullName, contactNumber, email, checkinDate, checkoutDate } = booking;
  const { checkinTime, guestCount, couponCode, specialRequests, price, servicesPrice, maintenanceFee } = booking;
  const { discountAmount, finalTotal, status, paymentStatus, upiTransactionId, paymentDeadline } = booking;
  return {
    id,
    confirmationCode,
    source,
    fullName,
    contactNumber,
    email,
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTime: checkoutTimeOf(booking),
    guestCount,
    services: price.services.map(({ name, price: amount }) => ({ name, price: amount })),
    couponCode,
    specialRequests,
    guestsPrice: price.basePrice,
    servicesPrice,
    maintenanceFee,
    discountAmount,
    finalTotal,
    status,
    paymentStatus,
    upiTransactionId,
    paymentDeadline: paymentDeadline.toISOString(),
  };
}
