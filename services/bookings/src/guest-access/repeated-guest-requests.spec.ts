import { describe, expect, it } from '@jest/globals';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestCookieName } from '@farmhouse/platform/auth/guest-token';
import { call } from '@farmhouse/platform/testing/call';
import { aBooking, bookingInput, cookieOf, postBooking, put, rowsOf, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const keyed = { 'idempotency-key': 'one attempt' };

describe.each([
  ['change', { guestCount: 6 }],
  ['payment', { upiTransactionId: '123456789012' }],
  ['cancel', { reason: 'Our plans have changed' }],
])('POST /api/bookings/:code/%s with an Idempotency-Key', (action, body) => {
  const send = (code: string, cookie: Record<string, string>) =>
    call<Problem>(bookings, 'POST', `/api/bookings/${code}/${action}`, { body, headers: { ...keyed, ...cookie } });

  it('repeats its response to the guest of the booking', async () => {
    const { code, cookie } = await aBooking(bookings);
    const first = await send(code, cookie);

    const again = await send(code, cookie);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
  });

  it('does not repeat its answer without the token of the booking', async () => {
    const [{ code, cookie }, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await send(code, cookie);
    const forged = { cookie: `${guestCookieName(code)}=${other.cookie.cookie?.split('=')[1]}` };

    const responses = await Promise.all([{}, other.cookie, forged].map((cookies) => send(code, cookies)));

    for (const response of responses)
      expect(response).toMatchObject({ status: 401, body: { code: 'guest-token-required' } });
  });

  it('succeeds under the same key once a refused guest has the token', async () => {
    const { code, cookie } = await aBooking(bookings);
    const refused = await send(code, {});

    const response = await send(code, cookie);

    expect([refused.status, response.status]).toEqual([401, 200]);
  });
});

it('a change is made once even if the browser has received the cookie of another booking in between', async () => {
  const [{ id, code, cookie }, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
  const submit = (headers: Record<string, string>) =>
    call(bookings, 'POST', `/api/bookings/${code}/payment`, {
      body: { upiTransactionId: '123456789012' },
      headers: { ...keyed, ...headers },
    });
  const first = await submit(cookie);
  await put(bookings, id, { paymentStatus: 'verified' });

  const again = await submit({ cookie: `${cookie.cookie}; ${other.cookie.cookie}` });

  expect(again).toMatchObject({ status: 200, body: first.body as object });
});

it('a booking request is repeated with and without the cookie that its first response has set', async () => {
  const input = bookingInput();
  const first = await postBooking(bookings, input, keyed);

  const responses = await Promise.all(
    [{}, cookieOf(first.body.confirmationCode)].map((cookie) => postBooking(bookings, input, { ...keyed, ...cookie })),
  );

  for (const { status, body } of responses) expect({ status, body }).toEqual({ status: 201, body: first.body });
  expect(await rowsOf(bookings, 'bookings')).toBe(1);
});
