import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createStore } from '../../../shared/api/store.ts';
import { readBookingAfresh } from './booking-details.api.ts';

const TOTAL_BEFORE = { finalTotal: 25_000 } as BookingDetails;
const TOTAL_AFTER = { finalTotal: 10_000 } as BookingDetails;

/** A store whose calls wait for these responses, in order; a status is one without a booking. */
function storeAnswering(...responses: Promise<BookingDetails | number>[]) {
  return createStore({
    fetch: async () => {
      const response = (await responses.shift()) ?? 404;
      return typeof response === 'number' ? new Response('', { status: response }) : Response.json(response);
    },
  });
}

beforeEach(() => void jest.useFakeTimers({ now: 1000 }));
afterEach(() => void jest.useRealTimers());

it('a booking is read afresh although it is in the cache', async () => {
  const { dispatch } = storeAnswering(Promise.resolve(TOTAL_BEFORE), Promise.resolve(TOTAL_AFTER));
  await dispatch(readBookingAfresh(7));

  expect(await dispatch(readBookingAfresh(7))).toEqual(TOTAL_AFTER);
});

it('a booking is read afresh once more when an earlier request for it is still on its way', async () => {
  let answer: (booking: BookingDetails) => void = () => undefined;
  const slow = new Promise<BookingDetails>((resolve) => (answer = resolve));
  const { dispatch } = storeAnswering(slow, Promise.resolve(TOTAL_AFTER));
  void dispatch(readBookingAfresh(7));
  jest.setSystemTime(2000);

  const read = dispatch(readBookingAfresh(7));
  answer(TOTAL_BEFORE);

  expect(await read).toEqual(TOTAL_AFTER);
});

it('a booking that cannot be read afresh is not the one in the cache', async () => {
  const { dispatch } = storeAnswering(Promise.resolve(TOTAL_BEFORE), Promise.resolve(503));
  await dispatch(readBookingAfresh(7));

  expect(await dispatch(readBookingAfresh(7))).toBeUndefined();
});
