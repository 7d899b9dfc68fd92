import { MAX_PAYMENT_SUBMISSIONS, type GuestBooking, type PublicBooking } from '@farmhouse/contracts/bookings/booking';
import { withoutChoices } from '@farmhouse/contracts/bookings/price-lines';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import type { TakenDates } from '../calendar/calendar.service.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { maskedName } from '../booking/booking.rules.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What is not in the booking's own row. */
export interface BesideBooking {
  /** When the payment's reference was given. */
  submittedAt: Date | null;
  /** Undefined while its dates are not taken by another stay or a block. */
  taken: TakenDates | undefined;
}

/** What anyone who knows the code may see. */
export function publicView(booking: BookingEntity, { submittedAt, taken }: BesideBooking): PublicBooking {
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
    lines: withoutChoices(price.lines),
    maskedName: maskedName(booking.fullName),
    paymentDeadline: iso(booking.paymentDeadline),
    datesTaken: taken !== undefined,
    nearestFree: taken?.nearestFree ?? [],
    paymentSubmittedAt: iso(submittedAt),
    paymentVerifiedAt: iso(booking.paymentVerifiedAt),
    confirmedAt: iso(booking.confirmedAt),
    createdAt: booking.createdAt.toISOString(),
  };
}

/** What only the guest sees: everything the guest entered, too. */
export function guestView(booking: BookingEntity, beside: BesideBooking): GuestBooking {
  const { fullName, contactNumber, email, specialRequests, couponCode, upiTransactionId } = booking;
  const { cancellationReason, paymentMethod, paymentNotes, price } = booking;
  return {
    ...publicView(booking, beside),
    fullName,
    contactNumber,
    email,
    specialRequests,
    couponCode,
    selectedServices: price.services,
    lines: price.lines,
    upiTransactionId,
    paymentMethod,
    cancellationReason,
    paymentNotes,
    submissionsLeft: MAX_PAYMENT_SUBMISSIONS - booking.submissions,
  };
}
