import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/admin-booking';
import { externalTotal, type PriceLines, type PricedService } from '@farmhouse/contracts/bookings/price';
import { normaliseCouponCode } from '@farmhouse/contracts/catalogue/coupon';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

/** Lines of a price set by the owner: no fee, and the agreed discount. */
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

/** The pending, unpaid booking that the owner's input becomes; the coupon is only a note. */
export function newExternalBooking(entered: CreateExternalBooking, parts: NewBookingParts): NewBooking {
  const { basePrice, couponCode } = entered;
  return {
    ...newBooking(entered, 'owner', parts),
    basePrice,
    couponCode: couponCode ? normaliseCouponCode(couponCode) : null,
  };
}
