import { isAgreedPrice } from '@farmhouse/contracts/bookings/price/agreed-price';
import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { MAX_PAYMENT_SUBMISSIONS } from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { GuestBooking, PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { RefundStatus } from '@farmhouse/contracts/bookings/payment/refund';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { withoutChoices } from '@farmhouse/contracts/bookings/price/price-lines';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { TakenDates } from '../calendar/calendar.service.ts';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { keptTurnaroundOf, maskedName } from '../booking/booking.rules.ts';
import type { ChangeRequestEntity } from '../booking/change-request/change-request.entity.ts';
import { changeRequestView } from '../booking/change-request/change-request.repository.ts';

/** Data of a booking that is not in its own row. */
export interface RelatedData {
  balance: Balance;
  /** Undefined unless its dates are taken by another stay, a block or an event. */
  taken: TakenDates | undefined;
  /** The last request of a confirmed stay that is not superseded; null when there is none. */
  changeRequest: ChangeRequestEntity | null;
  refund: RefundStatus | null;
}

/** What anyone who knows the code may see. */
export function publicView(booking: BookingEntity, { balance, taken }: RelatedData): PublicBooking {
  const { confirmationCode, status, checkinDate, checkoutDate, checkinTime, guestCount } = booking;
  const { price, servicesPrice, maintenanceFee, finalTotal } = booking;
  return {
    confirmationCode,
    status,
    paymentStatus: balance.paymentStatus,
    checkinDate,
    checkoutDate,
    checkinTime,
    checkoutTime: checkoutTimeOf(booking),
    guestCount,
    basePrice: price.basePrice,
    servicesPrice,
    maintenanceFee,
    discountAmount: price.discountAmount,
    finalTotal,
    due: balance.due,
    dueLater: balance.dueLater,
    dueOn: balance.dueLater > 0 ? booking.balanceDueOn : null,
    terms: booking.terms,
    lines: withoutChoices(price.lines),
    maskedName: maskedName(booking.fullName),
    paymentDeadline: isoOrNull(booking.paymentDeadline),
    datesTaken: taken !== undefined,
    nearestFree: taken?.nearestFree ?? [],
    stayChanges: booking.stayChanges,
    paymentSubmittedAt: balance.paymentSubmittedAt,
    paymentVerifiedAt: balance.paymentVerifiedAt,
    confirmedAt: isoOrNull(booking.confirmedAt),
    createdAt: booking.createdAt.toISOString(),
  };
}

/** What only the guest sees, including everything that the guest entered. */
export function guestView(booking: BookingEntity, related: RelatedData): GuestBooking {
  const { fullName, contactNumber, email, specialRequests, couponCode, cancellationReason, price } = booking;
  const { paymentStatus, upiTransactionId, paymentMethod, paymentAmount, received } = related.balance;
  const { refusalNotes, refusedEarly, submissions } = related.balance;
  return {
    ...publicView(booking, related),
    fullName,
    contactNumber,
    email,
    specialRequests,
    couponCode,
    selectedServices: price.services,
    lines: price.lines,
    upiTransactionId,
    paymentMethod,
    paymentAmount: AWAITING_VERIFICATION.includes(paymentStatus) ? paymentAmount : null,
    received,
    cancellationReason,
    refund: related.refund,
    paymentNotes: refusalNotes,
    refusedEarly,
    submissionsLeft: MAX_PAYMENT_SUBMISSIONS - submissions,
    changeRequest: related.changeRequest && changeRequestView(related.changeRequest),
    keptTurnaroundMinutes: keptTurnaroundOf(booking),
    isPriceAgreed: isAgreedPrice(booking),
  };
}
