import type { PreviewRates, RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import type { SaveOrder } from '@farmhouse/contracts/catalogue/order';
import type { RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { SaveStayRule, StayRuleView } from '@farmhouse/contracts/catalogue/stay-rule';
import { api } from '../../shared/api/api.ts';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const rates = ownerCrud<RateView, SaveRate>('admin/rates', 'Rate', 'PUT');
export const stayRules = ownerCrud<StayRuleView, SaveStayRule>('admin/stay-rules', 'StayRule', 'PUT');

export const { useOrderRatesMutation, usePreviewRatesQuery, usePreviewStayRulesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the whole list. */
    orderRates: build.mutation<RateView[], SaveOrder>({
      query: (body) => ({ url: 'admin/rates/order', method: 'PUT', body }),
      invalidatesTags: ['Rate', 'RateList'],
    }),
    /** Previews the effect of rates on the calendar; nothing is stored. */
    previewRates: build.query<RatesPreview, PreviewRates>({
      query: (body) => ({ url: 'admin/rates/preview', method: 'POST', body }),
      providesTags: ['RateList', 'StayRuleList', 'SettingList'],
    }),
    previewStayRules: build.query<RatesPreview, PreviewRates>({
      query: (body) => ({ url: 'admin/stay-rules/preview', method: 'POST', body }),
      providesTags: ['RateList', 'StayRuleList', 'SettingList'],
    }),
  }),
});
