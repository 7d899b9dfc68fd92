import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import {
  SEEN_STAY_HEADER,
  type CancelBooking,
  type ChangeBookingStatus,
  type DeclineBookings,
} from '@farmhouse/contracts/bookings/booking/status-change';
import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import type { PauseMessages } from '@farmhouse/contracts/bookings/booking/pause-messages';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { AddPayment, VerifyPayment } from '@farmhouse/contracts/bookings/payment/payment-decision';
import type { CancelQuote } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { api } from '../../../shared/api/api.ts';
import type { FromDialog } from '../../../shared/api/unsettled-changes.ts';
import { undoable } from '../../ui/undoable.ts';
import { BOOKING_CHANGED } from './booking-tags.ts';
import { showInLists } from './bookings.api.ts';

type Of<T> = T & { id: number };
/** Absent in a list of the version before. */
type Seen = Partial<Pick<BookingView, 'stayChanges'>>;

/** A booking with what its refund depends on: a change of it makes another quote. */
export type QuotedBooking = Pick<BookingView, 'id' | 'status' | 'received' | 'waiting' | 'finalTotal' | 'checkinDate'>;

/** The header with how often the stay had been changed when it was shown. */
export const seenStay = (stayChanges: number | null | undefined): Record<string, string> =>
  stayChanges === undefined || stayChanges === null ? {} : { [SEEN_STAY_HEADER]: String(stayChanges) };

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Confirms a booking as it was shown. */
    confirmBooking: build.mutation<BookingView, Of<Seen>>({
      query: ({ id, stayChanges }) => ({
        ...{ url: `bookings/${id}/confirm`, method: 'POST' },
        headers: { ...undoable(), ...seenStay(stayChanges) },
      }),
      invalidatesTags: [...BOOKING_CHANGED, 'Undo'],
      onQueryStarted: showInLists,
    }),
    /** Without tags, because fetching it again would be refused once the booking is cancelled. */
    getOwnersCancelQuote: build.query<CancelQuote, QuotedBooking>({
      query: ({ id }) => `admin/bookings/${id}/cancel-quote`,
      keepUnusedDataFor: 0,
    }),
    cancelBooking: build.mutation<BookingView, Of<CancelBooking>>({
      query: ({ id, ...body }) => ({ url: `bookings/${id}/cancel`, method: 'POST', body, headers: undoable() }),
      invalidatesTags: [...BOOKING_CHANGED, 'Undo'],
      onQueryStarted: showInLists,
    }),
    declineBookings: build.mutation<BookingView[], DeclineBookings>({
      query: (body) => ({ url: 'admin/bookings/decline', method: 'POST', body, headers: undoable() }),
      invalidatesTags: [...BOOKING_CHANGED, 'Undo'],
      onQueryStarted: showInLists,
    }),
    remindGuest: build.mutation<BookingView, number>({
      query: (id) => ({ url: `bookings/${id}/reminder`, method: 'POST' }),
      invalidatesTags: BOOKING_CHANGED,
      onQueryStarted: showInLists,
    }),
    changeBookingStatus: build.mutation<BookingView, Of<ChangeBookingStatus & Seen>>({
      query: ({ id, stayChanges, ...body }) => ({
        ...{ url: `admin/bookings/${id}/status`, method: 'PATCH', body },
        headers: { ...undoable(), ...seenStay(stayChanges) },
      }),
      invalidatesTags: [...BOOKING_CHANGED, 'Undo'],
      onQueryStarted: showInLists,
    }),
    deleteBooking: build.mutation<null, number>({
      query: (id) => ({ url: `admin/bookings/${id}`, method: 'DELETE', headers: undoable() }),
      // the open drawer would read the deleted booking again
      invalidatesTags: [...BOOKING_CHANGED.filter((tag) => tag !== 'Booking'), 'Undo'],
    }),
    pauseMessages: build.mutation<BookingView, Of<PauseMessages>>({
      query: ({ id, ...body }) => ({ url: `admin/bookings/${id}/messages-paused`, method: 'PUT', body }),
      invalidatesTags: ['Booking', 'BookingList'],
      onQueryStarted: showInLists,
    }),
    createExternalBooking: build.mutation<BookingView, CreateExternalBooking>({
      query: (body) => ({ url: 'admin/bookings', method: 'POST', body }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    recordPayment: build.mutation<PaymentVerified, Of<AddPayment & Seen> & FromDialog>({
      query: ({ id, stayChanges, sentBy, ...body }) => ({
        ...{ url: `admin/bookings/${id}/payments`, method: 'POST', body, sentBy },
        headers: seenStay(stayChanges),
      }),
      invalidatesTags: BOOKING_CHANGED,
      onQueryStarted: showInLists,
    }),
    verifyPayment: build.mutation<PaymentVerified, Of<VerifyPayment & Seen>>({
      query: ({ id, stayChanges, ...body }) => ({
        ...{ url: `admin/bookings/${id}/verify-payment`, method: 'POST', body },
        headers: seenStay(stayChanges),
      }),
      invalidatesTags: BOOKING_CHANGED,
      onQueryStarted: showInLists,
    }),
  }),
});

export const {
  useConfirmBookingMutation,
  useGetOwnersCancelQuoteQuery,
  useCancelBookingMutation,
  useDeclineBookingsMutation,
  useRemindGuestMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  usePauseMessagesMutation,
  useCreateExternalBookingMutation,
  useRecordPaymentMutation,
  useVerifyPaymentMutation,
} = changesApi;
