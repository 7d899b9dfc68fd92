import { describe, expect, it } from '@jest/globals';
import type { PaymentSubmitted } from '@farmhouse/contracts/bookings/payment/payment-submission';
import type { Problem } from '@farmhouse/contracts/errors';
import { call } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { detailsOf } from '../testing/booking-calls.ts';
import { aBooking, put, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const submit = ({ code, cookie }: Pick<Booked, 'code' | 'cookie'>, upiTransactionId: unknown = UTR, headers = {}) =>
  call<PaymentSubmitted & Problem>(bookings, 'POST', `/api/bookings/${code}/payment`, {
    body: { upiTransactionId },
    headers: { ...cookie, ...headers },
  });
const paymentsOf = async (id: number) => (await detailsOf(bookings, id)).payments;

describe('POST /api/bookings/:code/payment', () => {
  it('stores the UTR for verification and publishes payment.submitted', async () => {
    const booking = await aBooking(bookings);

    const { status, body } = await submit(booking, ' 1234 5678 9012 ');

    expect(status).toBe(200);
    expect(body).toEqual({
      confirmationCode: booking.code,
      paymentStatus: 'pending_verification',
      upiTransactionId: UTR,
      submissionsLeft: 4,
    });
    expect(await paymentsOf(booking.id)).toMatchObject([{ upiTransactionId: UTR, outcome: 'submitted' }]);
    expect(await eventsOf(bookings, 'payment.submitted')).toMatchObject([
      { booking: { upiTransactionId: UTR, paymentStatus: 'pending_verification' } },
    ]);
  });

  it('changes and sends nothing when the UTR awaits verification already', async () => {
    const booking = await aBooking(bookings);
    await submit(booking);

    const responses = await Promise.all([submit(booking), submit(booking)]);

    expect(responses.map(({ status, body }) => [status, body.submissionsLeft])).toEqual([
      [200, 4],
      [200, 4],
    ]);
    expect(await paymentsOf(booking.id)).toHaveLength(1);
    expect(await eventsOf(bookings, 'payment.submitted')).toHaveLength(1);
  });

  it('repeats its response for an Idempotency-Key, and returns 409 for another UTR under the same key', async () => {
    const booking = await aBooking(bookings);
    const headers = { 'idempotency-key': 'payment-1' };
    const first = await submit(booking, UTR, headers);

    const repeated = await submit(booking, UTR, headers);
    const other = await submit(booking, '999999999999', headers);

    expect(repeated.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect(await paymentsOf(booking.id)).toHaveLength(1);
  });

  it('supersedes the previous submission', async () => {
    const booking = await aBooking(bookings);
    await submit(booking);

    await submit(booking, '999999999999');

    expect((await stored(bookings, booking.id)).upiTransactionId).toBe('999999999999');
    expect(await paymentsOf(booking.id)).toMatchObject([
      { upiTransactionId: '999999999999', outcome: 'submitted' },
      { upiTransactionId: UTR, outcome: 'superseded' },
    ]);
  });

  it('accepts five submissions, but not six', async () => {
    const booking = await aBooking(bookings);

    const responses = [];
    for (let last = 1; last <= 6; last += 1) responses.push(await submit(booking, `12345678901${last}`));

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
    expect(responses[5]?.body.code).toBe('too-many-submissions');
    expect(await paymentsOf(booking.id)).toHaveLength(5);
  });

  it('accepts one UTR for only one live payment, even concurrently', async () => {
    const two = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];

    const responses = await Promise.all(two.map((booking) => submit(booking)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      code: 'utr-used',
      message: 'This reference number was already used',
    });
    expect(await eventsOf(bookings, 'payment.submitted')).toHaveLength(1);
  });

  it.each([
    ['available again after the payment failed', { paymentStatus: 'failed' }, 200],
    ['available again after the unpaid booking was cancelled', { status: 'cancelled' }, 200],
    ['used up once it is verified', { paymentStatus: 'verified' }, 409],
    [
      'used up once it is verified, even when the stay is cancelled',
      { paymentStatus: 'verified', status: 'cancelled' },
      409,
    ],
    ['in use while it awaits verification', { paymentStatus: 'pending_verification' }, 409],
  ] as const)('is %s', async (_case, state, expected) => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];
    await submit(first);
    await put(bookings, first.id, state);

    const { status } = await submit(second);

    expect(status).toBe(expected);
    if (expected === 200) expect(await paymentsOf(second.id)).toMatchObject([{ duplicate: true }]);
  });

  it.each([
    [{ status: 'cancelled' }, 'This booking was cancelled; no payment is needed.'],
    [{ paymentStatus: 'verified' }, 'The payment of this booking is already verified.'],
  ] as const)('returns 409 for %j', async (state, message) => {
    const booking = await aBooking(bookings);
    await put(bookings, booking.id, state);

    const { status, body } = await submit(booking);

    expect(status).toBe(409);
    expect(body).toEqual({ code: 'payment-conflict', message });
  });

  it('returns 409 after the booking was cancelled', async () => {
    const booking = await aBooking(bookings);
    await submit(booking);
    await put(bookings, booking.id, { status: 'cancelled' });

    const { status, body } = await submit(booking);

    expect([status, body.code]).toEqual([409, 'payment-conflict']);
  });

  it.each([
    ['12345678901'],
    ['1234567890123'],
    ['12345678901A'],
    [''],
    [null],
    [123456789012],
    [['123456789012']],
    ['1'.repeat(5000)],
  ])('returns 400 unless the UTR has exactly twelve digits: %j', async (utr) => {
    const booking = await aBooking(bookings);

    const { status, body } = await submit(booking, utr);

    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'upiTransactionId' }]);
    if (typeof utr === 'string' && utr !== '') expect(body.errors?.[0]?.message).toBe('A UTR has exactly 12 digits');
    expect(await stored(bookings, booking.id)).toMatchObject({ paymentStatus: 'pending', submissions: 0 });
  });
});

describe('access to POST /api/bookings/:code/payment', () => {
  it('requires the booking’s own guest token', async () => {
    const [mine, other] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];
    const forged = { cookie: `guest_${mine.code}=${other.cookie.cookie?.split('=')[1]}` };

    const responses = await Promise.all([
      submit({ code: mine.code, cookie: {} }),
      submit({ code: mine.code, cookie: other.cookie }),
      submit({ code: mine.code, cookie: forged }),
    ]);

    for (const { status, body } of responses) expect([status, body.code]).toEqual([401, 'guest-token-required']);
    expect((await stored(bookings, mine.id)).paymentStatus).toBe('pending');
  });

  it.each(['FH-00000000', 'nonsense', 'FH-ILOU0000', '%20'])('returns 404 for the code %s', async (code) => {
    const { status } = await submit({ code, cookie: {} });

    expect(status).toBe(404);
  });
});
