import type {
  AddRefund,
  BookingLedger,
  ChangeDeposit,
  CorrectEntry,
} from '@farmhouse/contracts/bookings/payment/ledger';
import { hyphenated, type ReceiptSent } from '@farmhouse/contracts/bookings/receipt/receipt';
import { api } from '../../../shared/api/api.ts';
import type { FromDialog } from '../../../shared/api/unsettled-changes.ts';
import { POLLED } from '../../ui/polled.ts';
import { BOOKING_CHANGED } from '../api/booking-tags.ts';

type Of<T> = T & { id: number };

const bookingLedgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingLedger: build.query<BookingLedger, number>({
      query: (id) => `admin/bookings/${id}/ledger`,
      providesTags: ['Booking'],
    }),
    addRefund: build.mutation<BookingLedger, Of<AddRefund> & FromDialog>({
      query: ({ id, sentBy, ...body }) => ({ url: `admin/bookings/${id}/refunds`, method: 'POST', body, sentBy }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    changeDeposit: build.mutation<BookingLedger, Of<ChangeDeposit> & FromDialog>({
      query: ({ id, sentBy, ...body }) => ({ url: `admin/bookings/${id}/deposit`, method: 'POST', body, sentBy }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    /** Addressed by the receipt's number. */
    sendReceipt: build.mutation<ReceiptSent, string>({
      query: (number) => ({ url: `admin/ledger/receipts/${hyphenated(number)}/send`, method: 'POST' }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    /** `id` is the entry's. */
    correctEntry: build.mutation<BookingLedger, Of<CorrectEntry>>({
      query: ({ id, ...body }) => ({ url: `admin/ledger/${id}/correct`, method: 'POST', body }),
      invalidatesTags: BOOKING_CHANGED,
    }),
  }),
});

/** Followed, because guests pay while a booking is open. */
export const useBookingLedger = (id: number) => bookingLedgerApi.useGetBookingLedgerQuery(id, POLLED);

export const { useAddRefundMutation, useChangeDepositMutation, useSendReceiptMutation, useCorrectEntryMutation } =
  bookingLedgerApi;
