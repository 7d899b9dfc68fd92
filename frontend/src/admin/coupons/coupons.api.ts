import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const coupons = ownerCrud<CouponView, SaveCoupon>('admin/coupons', 'Coupon', 'PATCH');
