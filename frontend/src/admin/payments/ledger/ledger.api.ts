import type { LedgerPage, LedgerQuery } from '@farmhouse/contracts/bookings/payment/ledger';
import { api } from '../../../shared/api/api.ts';
import { POLLED } from '../../ui/polled.ts';

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLedger: build.query<LedgerPage, LedgerQuery>({
      query: (query) => ({ url: 'admin/ledger', params: { ...query } }),
      providesTags: ['BookingSummary'],
    }),
  }),
});

/** One page of the entries of all bookings; fetched again after every change of a booking. */
export function useLedger(query: LedgerQuery) {
  return ledgerApi.useGetLedgerQuery(query, POLLED);
}
