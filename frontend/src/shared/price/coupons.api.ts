import type { ValidateCoupon, ValidatedCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { api } from '../api/api.ts';

const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateCoupon: build.mutation<ValidatedCoupon, ValidateCoupon>({
      query: (body) => ({ url: 'coupons/validate', method: 'POST', body }),
    }),
  }),
});

export const { useValidateCouponMutation } = couponsApi;
