import { MAX_PAYMENT_SUBMISSIONS, type GuestBooking, type PublicBooking } from '@farmhouse/contracts/bookings/booking';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { maskedName } from '../booking/booking.rules.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What anyone who knows the code may see; `submittedAt` is when the payment's reference was given. */
export function publicView(booking: BookingEntity, submittedAt: Date | null): PublicBooking {
  const { confirmationCode, status, paymentStatus, checkinDate, checkoutDate, checkinTime, guestCount } = booking;
  const { price, servicesPrice, maintenanceFee, discountAmount, finalTotal } = booking;
  return {
    confirmationCode,
    status,
    paymentStatus,
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTime: checkoutTimeOf(booking),
    guestCount,
    basePrice: price.basePrice,
    servicesPrice,
    maintenanceFee,
    discountAmount,
    finalTotal,
    maskedName: maskedName(booking.fullName),
    paymentDeadline: iso(booking.paymentDeadline),
    paymentSubmittedAt: iso(submittedAt),
    paymentVerifiedAt: iso(booking.paymentVerifiedAt),
    confirmedAt: iso(booking.confirmedAt),
    createdAt: booking.createdAt.toISOString(),
  };
}

/** What only the guest sees: everything the guest entered, too. */
export function guestView(booking: BookingEntity, submittedAt: Date | null): GuestBooking {
  const { fullName, contactNumber, email, specialRequests, couponCode, upiTransactionId } = booking;
  const { cancellationReason, paymentNotes, price } = booking;
  return {
    ...publicView(booking, submittedAt),
    fullName,
    contactNumber,
    email,
    specialRequests,
    couponCode,
    selectedServices: price.services,
    upiTransactionId,
    cancellationReason,
    paymentNotes,
    submissionsLeft: MAX_PAYMENT_SUBMISSIONS - booking.submissions,
  };
}
