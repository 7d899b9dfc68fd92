import { expect, it } from '@jest/globals';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { createStore } from '../../../shared/api/store.ts';
import { listedState, receiptsApi } from './receipts.api.ts';

const checking = {
  ...{ confirmationCode: 'FH-7K3M9QXZ', paymentStatus: 'pending_verification', paymentVerifiedAt: null },
  ...{ due: 5100, refund: null },
} as GuestBooking;
const refund = { amount: 2550, paid: 0, lastPaid: null, refundTo: null, dueOn: '2126-12-20' };

it.each<[string, Partial<GuestBooking>, Partial<GuestBooking>]>([
  [
    'the payment that was being checked is verified',
    {},
    { paymentStatus: 'verified', paymentVerifiedAt: '2126-12-01T05:30:00.000Z', due: 0 },
  ],
  ['one of two payments that are being checked is verified', {}, { due: 3100 }],
  ['the refund is paid', { status: 'cancelled', refund }, { status: 'cancelled', refund: { ...refund, paid: 2550 } }],
])('the receipts that a page shows are fetched again once %s', async (_case, before, after) => {
  let receipts: object[] = [];
  const store = createStore({ fetch: () => Promise.resolve(Response.json(receipts)) });
  const shown = async (changes: Partial<GuestBooking>) => {
    const state = listedState({ ...checking, ...changes });
    return (await store.dispatch(receiptsApi.endpoints.getReceipts.initiate(state))).data;
  };
  expect(await shown(before)).toEqual([]);

  receipts = [{ number: 'R/2026-27/1' }];

  expect(await shown(after)).toEqual(receipts);
  store.dispatch(receiptsApi.util.resetApiState());
});
