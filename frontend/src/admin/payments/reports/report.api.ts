import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoneyReport: build.query<MoneyReport, string>({
      query: (month) => ({ url: 'admin/money/reports', params: { month } }),
      providesTags: ['BookingSummary'],
    }),
  }),
});

/** A month's money; fetched again after every change of a booking. */
export const useMoneyReport = (month: string) => reportApi.useGetMoneyReportQuery(month, POLLED);
