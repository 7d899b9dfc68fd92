/** Most coupons that one call counts. */
export const MAX_COUNTED_COUPONS = 300;

/** GET /api/admin/bookings/coupon-uses?codes=A,B: what came of each coupon. Cancelled bookings do not count. */
export interface CouponUses {
  code: string;
  /** Stays that were confirmed, completed ones included. */
  uses: number;
  /** Whole rupees that these stays were given off. */
  given: number;
  /** Requests that wait for the owner. */
  requested: number;
}
