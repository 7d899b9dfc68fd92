import { describe, expect, it } from '@jest/globals';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { detailsOf } from '../testing/booking-calls.ts';
import { aBooking, put, rowsOf, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const decide = (id: number, body: object) =>
  callAsAdmin<PaymentVerified & Problem>(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body });

it('verify-payment verifies the payment, confirms the booking and publishes one event', async () => {
  const { id } = await aBooking(bookings, { upiTransactionId: UTR });

  const { status, body } = await decide(id, { verified: true, notes: 'seen on the account' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'verified',
    paymentNotes: 'seen on the account',
    bookingConfirmed: true,
  });
  expect(body.message).toBeUndefined();
  expect([body.paymentVerifiedAt, body.confirmedAt]).toEqual([expect.any(String), expect.any(String)]);
  expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
  expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([
    { booking: { status: 'confirmed', paymentStatus: 'verified' }, notes: 'seen on the account' },
  ]);
  expect(await eventsOf(bookings, 'booking.confirmed')).toEqual([]);
  expect(await detailsOf(bookings, id)).toMatchObject({
    audit: [
      { action: 'requested' },
      { actor: 'owner', action: 'payment verified', from: 'pending_verification', to: 'verified' },
      { actor: 'owner', action: 'confirmed', from: 'pending', to: 'confirmed' },
    ],
    payments: [{ outcome: 'verified' }],
  });
});

it('verify-payment verifies only the payment when the dates are taken', async () => {
  const first = await aBooking(bookings, stayIn(10));
  const paid = await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR });
  await callAsAdmin(bookings, 'POST', `/api/bookings/${first.id}/confirm`);

  const { status, body } = await decide(paid.id, { verified: true });

  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'verified', bookingConfirmed: false });
  expect(body.message).toMatch(/dates were just confirmed for another guest/);
  expect(await stored(bookings, paid.id)).toMatchObject({ status: 'pending', paymentStatus: 'verified' });
  expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
  expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([{ booking: { status: 'pending' } }]);
});

it('verify-payment confirms only one of many paid bookings for the same dates when called concurrently', async () => {
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      aBooking(bookings, { ...stayIn(10), upiTransactionId: `1234567890${10 + index}` }),
    ),
  );

  const responses = await Promise.all(all.map(({ id }) => decide(id, { verified: true })));

  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(responses.filter(({ body }) => body.bookingConfirmed)).toHaveLength(1);
  expect(await eventsOf(bookings, 'payment.verified')).toHaveLength(12);
});

it('verify-payment refuses a payment with notes, and the guest may submit again', async () => {
  const { id, code, cookie } = await aBooking(bookings, { upiTransactionId: UTR });

  const { status, body } = await decide(id, { verified: false, notes: 'nothing arrived' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'pending', paymentStatus: 'failed', paymentNotes: 'nothing arrived' });
  expect(await eventsOf(bookings, 'payment.failed')).toMatchObject([{ notes: 'nothing arrived' }]);
  const again = await call(bookings, 'POST', `/api/bookings/${code}/payment`, {
    body: { upiTransactionId: UTR },
    headers: cookie,
  });
  expect(again).toMatchObject({ status: 200, body: { paymentStatus: 'pending_verification', submissionsLeft: 3 } });
  expect((await detailsOf(bookings, id)).payments).toMatchObject([{ outcome: 'submitted' }, { outcome: 'failed' }]);
});

it.each([
  ['pending', 409],
  ['paid', 200],
  ['pending_verification', 200],
  ['failed', 200],
  ['verified', 409],
] as const)('verify-payment answers for a payment that is %s with %i', async (paymentStatus, expected) => {
  const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];
  await put(bookings, first.id, { paymentStatus });
  await put(bookings, second.id, { paymentStatus });

  const responses = [await decide(first.id, { verified: true }), await decide(second.id, { verified: false })];

  for (const { status, body } of responses) {
    expect(status).toBe(expected);
    if (expected === 409) expect(body.code).toBe('payment-conflict');
  }
});

it('verify-payment leaves a cancelled booking cancelled', async () => {
  const { id } = await aBooking(bookings, { upiTransactionId: UTR });
  await put(bookings, id, { status: 'cancelled' });

  const { body } = await decide(id, { verified: true });

  expect(body).toMatchObject({ status: 'cancelled', paymentStatus: 'verified', bookingConfirmed: false });
  expect(body.message).toMatch(/stays cancelled/);
});

it('verify-payment returns 409 when another live payment has the same UTR', async () => {
  const [first, second] = [
    await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR }),
    await aBooking(bookings, stayIn(20)),
  ];
  await put(bookings, second.id, { paymentStatus: 'failed', upiTransactionId: UTR });
  await decide(first.id, { verified: true });

  const { status, body } = await decide(second.id, { verified: true });

  expect([status, body.code]).toEqual([409, 'utr-used']);
  expect((await stored(bookings, second.id)).paymentStatus).toBe('failed');
});

it.each([[{}], [{ verified: 'true' }], [{ verified: 1 }], [{ verified: null }], [{ verified: true, notes: 7 }]])(
  'verify-payment returns 400 for the ambiguous body %j',
  async (body) => {
    const { id } = await aBooking(bookings, { upiTransactionId: UTR });

    const { status } = await decide(id, body);

    expect(status).toBe(400);
    expect((await stored(bookings, id)).paymentStatus).toBe('pending_verification');
  },
);

describe('verify-payment with a paymentId', () => {
  const OTHER_UTR = '222222222222';
  const seenBy = async (id: number) => (await detailsOf(bookings, id)).paymentId ?? undefined;
  const submit = ({ code, cookie: headers }: Booked, body: object) =>
    call(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers });

  it.each([true, false])(
    'returns 409 with the current state when another payment was submitted since (verified: %p)',
    async (verified) => {
      const booking = await aBooking(bookings, { upiTransactionId: UTR });
      const paymentId = await seenBy(booking.id);
      await submit(booking, { upiTransactionId: OTHER_UTR });

      const { status, body } = await decide(booking.id, { verified, paymentId });

      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'outdated',
        message:
          'Another payment has come for this booking since you looked at it. Please check that one before you decide.',
        booking: { id: booking.id, paymentStatus: 'pending_verification', upiTransactionId: OTHER_UTR },
      });
      expect(await stored(bookings, booking.id)).toMatchObject({ status: 'pending', received: 0, waiting: 5100 });
      expect(await decide(booking.id, { verified, paymentId: await seenBy(booking.id) })).toMatchObject({
        status: 200,
      });
    },
  );

  it('returns 409 when its guest has corrected the amount', async () => {
    const booking = await aBooking(bookings);
    await submit(booking, { upiTransactionId: UTR, amount: 5000 });
    const paymentId = await seenBy(booking.id);
    await submit(booking, { upiTransactionId: UTR, amount: 100 });

    expect(await decide(booking.id, { verified: true, paymentId })).toMatchObject({
      status: 409,
      body: { code: 'outdated', booking: { paymentAmount: 100 } },
    });
  });

  it.each([undefined, null, ''])('decides on the current payment when the paymentId is %j', async (paymentId) => {
    const booking = await aBooking(bookings, { upiTransactionId: UTR });
    await submit(booking, { upiTransactionId: OTHER_UTR });

    const { status, body } = await decide(booking.id, { verified: true, paymentId });

    expect({ status, body }).toMatchObject({
      status: 200,
      body: { paymentStatus: 'verified', upiTransactionId: OTHER_UTR },
    });
  });

  it('decides once when the guest concurrently submits another payment', async () => {
    const booking = await aBooking(bookings, { upiTransactionId: UTR });
    const paymentId = await seenBy(booking.id);

    const [decided] = await Promise.all([
      decide(booking.id, { verified: true, paymentId }),
      submit(booking, { upiTransactionId: OTHER_UTR }),
    ]);

    const { payments } = await detailsOf(bookings, booking.id);
    const verified = payments
      .filter(({ outcome }) => outcome === 'verified')
      .map(({ upiTransactionId }) => upiTransactionId);
    expect(verified).toEqual(decided.status === 200 ? [UTR] : []);
  });
});

it('verify-payment publishes the version of the new state with the decision, as both are handled in any order', async () => {
  const booking = await aBooking(bookings, { ...stayIn(40), upiTransactionId: '123456789099' });

  await decide(booking.id, { verified: false });

  const changes = await eventsOf(bookings, 'booking.changed');
  const [failed] = await eventsOf(bookings, 'payment.failed');
  const newest = Math.max(...changes.filter(({ id }) => id === booking.id).map(({ version }) => version));
  expect(failed?.booking).toMatchObject({ id: booking.id, stateVersion: newest });
});
