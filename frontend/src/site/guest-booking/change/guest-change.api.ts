import type { GuestBooking, QuoteBooking } from '@farmhouse/contracts/bookings/booking';
import type { AskForChange } from '@farmhouse/contracts/bookings/change';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { api } from '../../../shared/api/api.ts';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteStay: build.query<PriceLines, QuoteBooking>({
      query: (body) => ({ url: 'bookings/quote', method: 'POST', body }),
    }),
    askForChange: build.mutation<GuestBooking, { code: string; change: AskForChange }>({
      query: ({ code, change }) => ({
        url: `bookings/${encodeURIComponent(code)}/change`,
        method: 'POST',
        body: change,
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }, 'Availability'],
    }),
  }),
});

export const { useQuoteStayQuery, useAskForChangeMutation } = changeApi;
