import type { DepositRow, DueRow, RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';
import { PAGE_SIZE } from '../../ui/records/page.ts';

const moneyListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDue: build.query<Page<DueRow>, number>({
      query: (page) => ({ url: 'admin/money/due', params: { page, pageSize: PAGE_SIZE } }),
      transformResponse: (rows: DueRow[], meta) => pageOf(rows, meta),
      providesTags: ['BookingSummary'],
    }),
    getRefunds: build.query<Page<RefundRow>, number>({
      query: (page) => ({ url: 'admin/money/refunds', params: { page, pageSize: PAGE_SIZE } }),
      transformResponse: (rows: RefundRow[], meta) => pageOf(rows, meta),
      providesTags: ['BookingSummary'],
    }),
    getDeposits: build.query<Page<DepositRow>, number>({
      query: (page) => ({ url: 'admin/money/deposits', params: { page, pageSize: PAGE_SIZE } }),
      transformResponse: (rows: DepositRow[], meta) => pageOf(rows, meta),
      providesTags: ['BookingSummary'],
    }),
  }),
});

/** Stays with an amount due; fetched again after every change of a booking. */
export const useDue = (page: number) => moneyListsApi.useGetDueQuery(page, POLLED);

/** Refunds to pay. */
export const useRefunds = (page: number) => moneyListsApi.useGetRefundsQuery(page, POLLED);

/** Deposits that are held. */
export const useDeposits = (page: number) => moneyListsApi.useGetDepositsQuery(page, POLLED);
