import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { hyphenated, type ListedReceipt, type ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { api } from '../../../shared/api/api.ts';

/** The address of a booking's receipts, or of one by its number; hyphens stand for the slashes of a number. */
export const receiptsPath = (code: string, number?: string): string =>
  ['bookings', encodeURIComponent(code), 'receipts', number && hyphenated(number)].filter(Boolean).join('/');

interface ReceiptRequest {
  code: string;
  number: string;
}

/** The part of a booking that decides which receipts there are. */
type ListedState = Pick<GuestBooking, 'confirmationCode' | 'paymentStatus' | 'paymentVerifiedAt' | 'due'> & {
  /** Whole rupees. */
  paidBack: number;
};

/** The argument of the list of receipts, which is fetched again after each change of it. */
export const listedState = ({
  confirmationCode,
  paymentStatus,
  paymentVerifiedAt,
  due,
  refund,
}: GuestBooking): ListedState => ({
  ...{ confirmationCode, paymentStatus, paymentVerifiedAt, due },
  paidBack: refund?.paid ?? 0,
});

export const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceipts: build.query<ListedReceipt[], ListedState>({
      query: ({ confirmationCode }) => receiptsPath(confirmationCode),
      providesTags: (_result, _error, { confirmationCode: code }) => [{ type: 'GuestBooking', id: code }],
    }),
    getReceipt: build.query<ReadReceipt, ReceiptRequest>({ query: ({ code, number }) => receiptsPath(code, number) }),
  }),
});

export const { useGetReceiptsQuery, useGetReceiptQuery } = receiptsApi;
