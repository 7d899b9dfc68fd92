import type { EnteredStay } from '@farmhouse/contracts/bookings/booking/booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { deductedDiscount } from '@farmhouse/contracts/bookings/price/price-lines';
import { stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { paymentPlan } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { BookingEntity } from './booking.entity.ts';
import { paymentDeadline, turnaroundOf } from './booking.rules.ts';
import { rangeText } from './dates/stay-range.ts';

export type NewBooking = Omit<
  BookingEntity,
  'id' | 'archivedAt' | 'erasedAt' | 'paymentStatus' | 'refunded' | 'searchText'
>;

/** The input of every new booking, from a guest or the owner. */
export interface NewBookingInput {
  price: PriceLines;
  /** The version of the rates that priced it; absent when there were none. */
  rateBook?: string | null;
  settings: SettingValues;
  confirmationCode: string;
  guestTokenHash: string;
  now: Date;
}

/**
 * A pending, unpaid booking, the initial state of every booking; its coupon is set if the price includes one. Nothing
 * is due before the owner has agreed to the dates, which is implied when the owner enters the booking. Rule: nothing is
 * due before confirmation.
 */
export function newBooking(entered: EnteredStay, source: NewBooking['source'], parts: NewBookingInput): NewBooking {
  const { price, rateBook = null, settings, confirmationCode, guestTokenHash, now } = parts;
  const terms = bookingTermsOf(settings);
  const { finalTotal } = price;
  return {
    confirmationCode,
    source,
    fullName: entered.fullName,
    contactNumber: entered.contactNumber,
    email: entered.email ?? null,
    checkinDate: entered.checkinDate,
    checkoutDate: entered.checkoutDate,
    checkinTime: entered.checkinTime,
    checkoutTime: entered.checkoutTime ?? null,
    guestCount: entered.guestCount,
    selectedServices: price.services.map(({ id }) => id),
    couponCode: price.coupon?.code ?? null,
    specialRequests: entered.specialRequests ?? null,
    basePrice: price.basePrice,
    servicesPrice: price.servicesPrice,
    maintenanceFee: price.maintenanceFee,
    discountAmount: deductedDiscount(price.lines),
    finalTotal,
    price,
    rateBook,
    status: 'pending',
    confirmedAt: null,
    cancelledAt: null,
    cancellationReason: null,
    paymentDeadline: source === 'owner' ? paymentDeadline({ ...entered, finalTotal }, settings, now) : null,
    terms,
    balanceDueOn: paymentPlan(finalTotal, terms, entered.checkinDate, istDate(now)).dueOn,
    balanceToldFor: null,
    balanceNoticeFor: null,
    messagesPaused: false,
    stay: rangeText(stayInterval(entered)),
    turnaroundMinutes: turnaroundOf(settings),
    guestTokenHash,
    guestTokenVersion: 0,
    version: 1,
    stayChanges: 0,
    createdAt: now,
    updatedAt: now,
  };
}
