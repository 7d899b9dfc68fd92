import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/admin-booking';
import { externalTotal, type PriceLines, type PricedService } from '@farmhouse/contracts/bookings/price';
import { discountFor, type CouponTerms } from '@farmhouse/contracts/catalogue/coupon';
import { newBooking, type NewBooking, type NewBookingParts } from '../booking/new-booking.ts';

type Amounts = Pick<CreateExternalBooking, 'basePrice' | 'guestCount' | 'servicesPrice'>;

/** What a coupon is taken off, whole rupees; there is no fee. */
export function externalSubtotal({ basePrice, guestCount, servicesPrice = 0 }: Amounts): number {
  return basePrice * guestCount + servicesPrice;
}

/**
 * Lines of a price set by the owner: no fee, and the agreed discount; when none is given, that of the coupon. Source:
 * decisions D-61.
 */
export function externalPrice(
  entered: CreateExternalBooking,
  services: PricedService[],
  coupon: CouponTerms | null = null,
): PriceLines {
  const { basePrice: pricePerGuest, guestCount, servicesPrice = 0 } = entered;
  const subtotal = externalSubtotal(entered);
  const discountAmount = entered.discountAmount ?? (coupon ? discountFor(coupon, subtotal) : 0);
  return {
    pricePerGuest,
    guestCount,
    basePrice: pricePerGuest * guestCount,
    services,
    servicesPrice,
    maintenanceFee: 0,
    subtotal,
    coupon,
    discountAmount,
    finalTotal: externalTotal({ basePrice: pricePerGuest, guestCount, servicesPrice, discountAmount }),
  };
}

/** The pending, unpaid booking that the owner's input becomes. */
export function newExternalBooking(entered: CreateExternalBooking, parts: NewBookingParts): NewBooking {
  return { ...newBooking(entered, 'owner', parts), basePrice: entered.basePrice };
}
