/** Most coupons that one call counts. */
export const MAX_COUNTED_COUPONS = 300;

/** GET /api/admin/bookings/coupon-uses?codes=A,B: the uses of each coupon. Cancelled bookings do not count. */
export interface CouponUses {
  code: string;
  /** Stays that were confirmed, completed ones included. */
  uses: number;
  /** Total discount of these stays, whole rupees. */
  given: number;
  /** Requests that await the owner's decision. */
  requested: number;
}
