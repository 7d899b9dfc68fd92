import type { CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import { couponRejection, type CouponTerms, type CouponType } from '@farmhouse/contracts/catalogue/coupon';
import type { PriceBook } from '@farmhouse/contracts/bookings/price/price-book';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import { formatCount, formatNumber } from '@farmhouse/contracts/text/count';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

export const VALUE_HINTS: Record<CouponType, string> = {
  percentage: 'Percentage (1-100)',
  fixed: 'Amount in ₹',
};

export const TYPE_LABELS: Record<CouponType, string> = { percentage: 'Percentage', fixed: 'Fixed' };

/** Text for a coupon's discount: `10% (max ₹2,000)`, `₹500`. */
export function valueText({ type, value, maxDiscount = null }: CouponTerms): string {
  if (type === 'fixed') return formatRupees(value);
  return maxDiscount === null ? `${value}%` : `${value}% (max ${formatRupees(maxDiscount)})`;
}

/** Number of guests in the example. */
const EXAMPLE_GUESTS = 12;

/** Example of the discount at current prices: `12 guests, ₹14,300 → saves ₹1,430`. */
export function exampleText(coupon: CouponTerms, book: PriceBook): string {
  const { subtotal, discountAmount } = priceStay({ book, guestCount: EXAMPLE_GUESTS, services: [], coupon });
  const party = `${EXAMPLE_GUESTS} guests, ${formatRupees(subtotal)}`;
  const tooSmall = couponRejection({ ...coupon, active: true, expiryDate: null }, subtotal, new Date());
  return tooSmall ? `${party} → no discount: ${tooSmall.message}` : `${party} → saves ${formatRupees(discountAmount)}`;
}

/** `Used 3 times, ₹4,200 given · 1 request waiting`. */
export function usesText({ uses, given, requested }: Omit<CouponUses, 'code'>): string {
  const times = uses === 1 ? 'once' : `${formatNumber(uses)} times`;
  const used = uses === 0 ? 'Not used yet' : `Used ${times}, ${formatRupees(given)} given`;
  const waiting = formatCount(requested, 'request waiting', 'requests waiting');
  return requested === 0 ? used : `${used} · ${waiting}`;
}
