import type { PaymentSubmitted, SubmitPayment } from '@farmhouse/contracts/bookings/payment/payment-submission';
import { api } from '../../shared/api/api.ts';

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitPayment: build.mutation<PaymentSubmitted, SubmitPayment & { code: string }>({
      query: ({ code, upiTransactionId, amount }) => ({
        url: `bookings/${encodeURIComponent(code)}/payment`,
        method: 'POST',
        body: { upiTransactionId, amount },
      }),
      invalidatesTags: (_result, _error, { code }) => [{ type: 'GuestBooking', id: code }],
    }),
  }),
});

export const { useSubmitPaymentMutation } = paymentApi;
