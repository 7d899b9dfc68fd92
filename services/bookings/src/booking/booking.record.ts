import type { BookingRecord } from '@farmhouse/contracts/bookings/booking/booking';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import type { BookingEntity } from './booking.entity.ts';

/** The fields of a booking shared by views and events. */
export function recordOf(booking: BookingEntity, { paymentStatus, upiTransactionId }: Balance): BookingRecord {
  const { id, confirmationCode, source, fullName, contactNumber, email, checkinDate, checkoutDate } = booking;
  const { checkinTime, guestCount, couponCode, specialRequests, servicesPrice, maintenanceFee } = booking;
  const { price, finalTotal, status } = booking;
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
    guestCount,
    couponCode,
    specialRequests,
    servicesPrice,
    maintenanceFee,
    discountAmount: price.discountAmount,
    finalTotal,
    status,
    paymentStatus,
    upiTransactionId,
  };
}
