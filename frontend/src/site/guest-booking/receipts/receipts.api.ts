import { hyphenated, type ListedReceipt, type ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { api } from '../../../shared/api/api.ts';

/** The address of a booking's receipts, or of one by its number; hyphens stand for the slashes of a number. */
export const receiptsPath = (code: string, number?: string): string =>
  ['bookings', encodeURIComponent(code), 'receipts', number && hyphenated(number)].filter(Boolean).join('/');

interface ReceiptRequest {
  code: string;
  number: string;
}

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceipts: build.query<ListedReceipt[], string>({
      query: (code) => receiptsPath(code),
      providesTags: (_result, _error, code) => [{ type: 'GuestBooking', id: code }],
    }),
    getReceipt: build.query<ReadReceipt, ReceiptRequest>({ query: ({ code, number }) => receiptsPath(code, number) }),
  }),
});

export const { useGetReceiptsQuery, useGetReceiptQuery } = receiptsApi;
