import { MAX_COUNTED_COUPONS, type CouponUses } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import { api } from '../../shared/api/api.ts';
import { POLLED } from '../ui/polled.ts';
import { coupons } from './coupons.api.ts';

const usesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCouponUses: build.query<CouponUses[], string>({
      query: (codes) => ({ url: 'admin/bookings/coupon-uses', params: { codes } }),
    }),
  }),
});

/** The uses of every listed coupon by its code; undefined until they are known. */
export function useCouponUses(): ReadonlyMap<string, CouponUses> | undefined {
  const { data: listed = [] } = coupons.useList();
  const codes = listed.slice(0, MAX_COUNTED_COUPONS).map(({ code }) => code);
  const { data } = usesApi.useGetCouponUsesQuery(codes.join(','), { ...POLLED, skip: codes.length === 0 });
  return data && new Map(data.map((uses) => [uses.code, uses]));
}
