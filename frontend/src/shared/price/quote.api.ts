import type { QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { api } from '../api/api.ts';

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<PriceLines, QuoteBooking>({
      query: (body) => ({ url: 'bookings/quote', method: 'POST', body }),
      providesTags: ['Availability'],
    }),
  }),
});

/** The price of a stay, calculated by the server. */
export const { useGetQuoteQuery } = quoteApi;
