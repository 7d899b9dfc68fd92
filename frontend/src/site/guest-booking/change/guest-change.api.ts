import { skipToken } from '@reduxjs/toolkit/query';
import type { AskForChange, StayChanges } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestChangeAnswer } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { api } from '../../../shared/api/api.ts';
import { INPUT_DEBOUNCE_MS, liveQueryState } from '../../../shared/api/live-query.ts';
import type { StayQuote } from '../../../shared/price/use-stay-quote.ts';
import { useDebounced } from '../../../shared/ui/use-debounced.ts';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChangePrice: build.query<PriceLines, { code: string; changes: StayChanges }>({
      query: ({ code, changes }) => ({
        url: `bookings/${encodeURIComponent(code)}/change-quote`,
        method: 'POST',
        body: changes,
      }),
      providesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
    askForChange: build.mutation<GuestChangeAnswer, { code: string; change: AskForChange }>({
      query: ({ code, change }) => ({
        url: `bookings/${encodeURIComponent(code)}/change`,
        method: 'POST',
        body: change,
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
  }),
});

const { useGetChangePriceQuery } = changeApi;
export const { useAskForChangeMutation } = changeApi;

/** The price of the booking after the changes, calculated by the server; fetches nothing while they are undefined. */
export function useChangePrice(code: string, changes: StayChanges | undefined): StayQuote {
  const debounced = useDebounced(changes ?? null, INPUT_DEBOUNCE_MS);
  const query = useGetChangePriceQuery(debounced ? { code, changes: debounced } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return { price: query.data, ...liveQueryState({ requested: changes, debounced, ...query }) };
}
