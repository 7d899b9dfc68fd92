import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import { api } from '../../shared/api/api.ts';

const LISTS = ['CouponList', 'Coupon'] as const;

const couponsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminCoupons: build.query<CouponView[], void>({
      query: () => ['admin', 'coupons'],
      providesTags: ['CouponList'],
    }),
    createCoupon: build.mutation<CouponView, SaveCoupon>({
      query: (body) => ({ url: 'admin/coupons', method: 'POST', body }),
      invalidatesTags: [...LISTS],
    }),
    updateCoupon: build.mutation<CouponView, SaveCoupon & { id: number }>({
      query: ({ id, ...body }) => ({ url: `admin/coupons/${id}`, method: 'PATCH', body }),
      invalidatesTags: [...LISTS],
    }),
    deleteCoupon: build.mutation<null, number>({
      query: (id) => ({ url: `admin/coupons/${id}`, method: 'DELETE' }),
      invalidatesTags: [...LISTS],
    }),
  }),
});

export const { useCreateCouponMutation, useUpdateCouponMutation, useDeleteCouponMutation } = couponsApi;

/** Every coupon, the expired and the switched-off ones included; asked for anew each time the section opens. */
export function useAdminCoupons() {
  return couponsApi.useGetAdminCouponsQuery(undefined, { refetchOnMountOrArgChange: true });
}
