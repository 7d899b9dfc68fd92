import type { PricedDates } from '@farmhouse/contracts/bookings/stay/nights';
import { priceStay, type PriceLines } from '@farmhouse/contracts/bookings/price/price';
import {
  COUPON_INVALID,
  couponRejection,
  couponTerms,
  normaliseCouponCode,
  type CouponTerms,
} from '@farmhouse/contracts/catalogue/coupon';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { MAX_AMOUNT } from '../booking/input.decorators.ts';
import type { PricingData } from './pricing-data.ts';
import { CouponRefused, ServiceUnknown } from './pricing.errors.ts';

/** What a price depends on besides the pricing data. */
export interface QuoteInput extends PricedDates {
  guestCount: number;
  selectedServices?: readonly string[];
  couponCode?: string;
}

/** Service ids without duplicates. */
export function uniqueServiceIds(services: readonly string[] = []): string[] {
  return [...new Set(services)];
}

/** The terms of a coupon that is valid for this subtotal now. Throws CouponRefused. */
export function validCoupon(code: string, subtotal: number, { coupons }: PricingData, now: Date): CouponTerms {
  const coupon = coupons.get(normaliseCouponCode(code)) ?? null;
  const refusal = couponRejection(coupon, subtotal, now);
  if (refusal || !coupon) throw new CouponRefused(refusal ?? COUPON_INVALID);
  return couponTerms(coupon);
}

/**
 * Throws InvalidInput, naming the field `path`, for an implausibly high price, before or after its discount: no booking
 * is stored with more.
 */
export function assertAmount(
  { subtotal, finalTotal }: Pick<PriceLines, 'subtotal' | 'finalTotal'>,
  path: string,
  message = 'The amount is too large',
): void {
  if (Math.max(subtotal, finalTotal) > MAX_AMOUNT) throw new InvalidInput([{ path, message }]);
}

const TOO_EXPENSIVE = 'This stay costs more than can be booked online. Please call us.';

/**
 * The price, line by line. Throws ServiceUnknown for a service that is not on offer, CouponRefused for a coupon that is
 * not valid now, and InvalidInput for an implausibly high price.
 */
export function quote(input: QuoteInput, pricing: PricingData, now: Date): PriceLines {
  const book = priceBookOf(pricing.settings);
  const offered = new Map(pricing.services.filter(({ active }) => active).map((service) => [service.id, service]));
  const services = uniqueServiceIds(input.selectedServices).map((id) => {
    const service = offered.get(id);
    if (!service) throw new ServiceUnknown();
    return service;
  });
  const { guestCount, checkinDate, checkoutDate, couponCode } = input;
  const priced = { book, rates: pricing.rates, guestCount, checkinDate, checkoutDate, services };
  const full = priceStay(priced);
  assertAmount(full, 'guestCount', TOO_EXPENSIVE);
  if (!couponCode) return full;

  const coupon = validCoupon(couponCode, full.subtotal, pricing, now);
  return priceStay({ ...priced, coupon });
}
