import { addDays } from '@farmhouse/contracts/timing/ist';
import type { SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';

/** One coupon of each kind as of `today` (a day in India), the last one expired. */
export function demoCoupons(today: string): SaveCoupon[] {
  return [
    { code: 'WELCOME10', type: 'percentage', value: 10, minAmount: 5000, maxDiscount: 2000 },
    { code: 'FLAT500', type: 'fixed', value: 500, minAmount: 3000, expiryDate: addDays(today, 180) },
    { code: 'MONSOON15', type: 'percentage', value: 15, maxDiscount: 3000, expiryDate: addDays(today, -30) },
  ];
}
