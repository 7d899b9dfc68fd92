import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/admin-booking';
import { externalTotal, type PriceLines, type PricedService } from '@farmhouse/contracts/bookings/price';
import { stayInterval } from '@farmhouse/contracts/bookings/stay';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { paymentDeadline } from '../booking/booking.rules.ts';
import { UNTOUCHED, type NewBooking } from '../booking/new-booking.ts';
import { rangeText } from '../booking/stay-range.ts';
import { turnaroundOf } from '../calendar/calendar.service.ts';

export interface ExternalInput {
  entered: CreateExternalBooking;
  services: PricedService[];
  settings: SettingValues;
  confirmationCode: string;
  guestTokenHash: string;
  now: Date;
}

/** Lines of a price that the owner has made: no fee, and the discount as it was agreed. */
export function externalPrice(entered: CreateExternalBooking, services: PricedService[]): PriceLines {
  const { basePrice: pricePerGuest, guestCount, servicesPrice = 0, discountAmount = 0 } = entered;
  return {
    pricePerGuest,
    guestCount,
    basePrice: pricePerGuest * guestCount,
    services,
    servicesPrice,
    maintenanceFee: 0,
    subtotal: pricePerGuest * guestCount + servicesPrice,
    coupon: null,
    discountAmount,
    finalTotal: externalTotal({ basePrice: pricePerGuest, guestCount, servicesPrice, discountAmount }),
  };
}

/** The pending, unpaid booking that the owner's entry becomes. */
export function externalDraft(input: ExternalInput): NewBooking {
  const { entered, services, settings, confirmationCode, guestTokenHash, now } = input;
  const price = externalPrice(entered, services);
  const { servicesPrice, maintenanceFee, discountAmount, finalTotal } = price;
  return {
    confirmationCode,
    source: 'owner',
    fullName: entered.fullName,
    contactNumber: entered.contactNumber,
    email: entered.email ?? null,
    checkinDate: entered.checkinDate,
    checkoutDate: entered.checkoutDate,
    checkinTime: entered.checkinTime,
    checkoutTime: entered.checkoutTime ?? null,
    guestCount: entered.guestCount,
    selectedServices: services.map(({ id }) => id),
    couponCode: entered.couponCode ? normaliseCouponCode(entered.couponCode) : null,
    specialRequests: entered.specialRequests ?? null,
    basePrice: entered.basePrice,
    servicesPrice,
    maintenanceFee,
    discountAmount,
    finalTotal,
    price,
    ...UNTOUCHED,
    paymentDeadline: paymentDeadline(entered, settingNumber(settings, 'payment_window_hours'), now),
    stay: rangeText(stayInterval(entered)),
    turnaroundMinutes: turnaroundOf(settings),
    guestTokenHash,
    createdAt: now,
    updatedAt: now,
  };
}
