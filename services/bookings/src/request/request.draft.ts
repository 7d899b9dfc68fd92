import type { BookingRequested, CreateBooking } from '@farmhouse/contracts/bookings/booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { stayInterval } from '@farmhouse/contracts/bookings/stay';
import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { paymentDeadline } from '../booking/booking.rules.ts';
import { UNTOUCHED, type NewBooking } from '../booking/new-booking.ts';
import { rangeText } from '../booking/stay-range.ts';
import { turnaroundOf } from '../calendar/calendar.service.ts';

/** What the server has made of a wish. */
export interface RequestMade {
  price: PriceLines;
  settings: SettingValues;
  utr: string | null;
  now: Date;
}

interface DraftInput extends RequestMade {
  wish: CreateBooking;
  confirmationCode: string;
  guestTokenHash: string;
}

/** The pending booking that a guest's wish becomes; all amounts are the server's. */
export function draftOf(input: DraftInput): NewBooking {
  const { wish, price, settings, utr, confirmationCode, guestTokenHash, now } = input;
  return {
    confirmationCode,
    source: 'guest',
    fullName: wish.fullName,
    contactNumber: wish.contactNumber,
    email: wish.email ?? null,
    checkinDate: wish.checkinDate,
    checkoutDate: wish.checkoutDate,
    checkinTime: wish.checkinTime,
    checkoutTime: wish.checkoutTime ?? null,
    guestCount: wish.guestCount,
    selectedServices: price.services.map(({ id }) => id),
    couponCode: price.coupon?.code ?? null,
    specialRequests: wish.specialRequests ?? null,
    basePrice: price.basePrice,
    servicesPrice: price.servicesPrice,
    maintenanceFee: price.maintenanceFee,
    discountAmount: price.discountAmount,
    finalTotal: price.finalTotal,
    price,
    ...UNTOUCHED,
    paymentStatus: utr ? 'pending_verification' : 'pending',
    upiTransactionId: utr,
    submissions: utr ? 1 : 0,
    paymentDeadline: paymentDeadline(wish, settingNumber(settings, 'payment_window_hours'), now),
    stay: rangeText(stayInterval(wish)),
    turnaroundMinutes: turnaroundOf(settings),
    guestTokenHash,
    createdAt: now,
    updatedAt: now,
  };
}

/** What the guest is told; `shownTotal` is the amount that the guest saw before. */
export function answerOf(draft: NewBooking, shownTotal: number | undefined): BookingRequested {
  const { confirmationCode, status, paymentStatus, finalTotal, price } = draft;
  const priceAdjusted = shownTotal !== undefined && shownTotal !== finalTotal;
  return { confirmationCode, status, paymentStatus, finalTotal, priceAdjusted, price };
}
