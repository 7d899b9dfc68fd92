import { describe, expect, it } from '@jest/globals';
import type { CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { bookingInput, dbOf, expectNothingStored, postBooking, rowsOf } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

describe('a repeated POST /api/bookings', () => {
  it('stores one booking for twenty simultaneous requests with one Idempotency-Key', async () => {
    const input = bookingInput();
    const same = { 'idempotency-key': 'the-same-attempt' };

    const responses = await Promise.all(Array.from({ length: 20 }, () => postBooking(bookings, input, same)));

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of responses) expect(body).toEqual(responses[0]?.body);
    expect(new Set(responses.map(({ headers }) => String(headers['set-cookie']))).size).toBe(1);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await eventsOf(bookings, 'booking.requested')).toHaveLength(1);
  });

  it('stores one booking without a key when everything the guest typed is the same', async () => {
    const input = bookingInput({
      contactNumber: '+91 00000 77777',
      selectedServices: ['1', '2'],
      couponCode: 'WELCOME10',
    });
    const again = {
      ...input,
      contactNumber: '91 00000-77777',
      selectedServices: ['2', '1'],
      couponCode: 'welcome10',
    };

    const responses = [
      await postBooking(bookings, input, {}),
      await postBooking(bookings, again, {}),
      ...(await Promise.all([postBooking(bookings, input, {}), postBooking(bookings, again, {})])),
    ];

    expect(new Set(responses.map(({ body }) => body.confirmationCode)).size).toBe(1);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    ['with a key', { 'idempotency-key': 'one-attempt' }],
    ['without a key', {}],
  ])('%s says whether the price differs from the total that this request shows', async (_case, headers) => {
    const input = bookingInput();
    const { body: first } = await postBooking(bookings, { ...input, finalTotal: 1 }, headers);

    const { body: again } = await postBooking(bookings, { ...input, finalTotal: first.finalTotal }, headers);

    expect(first.priceAdjusted).toBe(true);
    expect(again).toEqual({ ...first, priceAdjusted: false });
  });

  it.each<[string, Partial<CreateBooking>]>([
    ['name', { fullName: 'Somebody Else' }],
    ['email address', { email: 'else@example.com' }],
    ['check-in time', { checkinTime: '15:00' }],
    ['check-out time', { checkoutTime: '10:00' }],
    ['requests', { specialRequests: 'one more word' }],
    ['UTR', { upiTransactionId: '123456789012' }],
  ])('without a key another %s makes a separate booking, with its own code and cookie', async (_field, other) => {
    const input = bookingInput({ fullName: 'Asha Rao', email: 'asha@example.com' });
    const first = await postBooking(bookings, input, {});

    const second = await postBooking(bookings, { ...input, ...other }, {});

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.confirmationCode).not.toBe(first.body.confirmationCode);
    expect(second.headers['set-cookie']).toContain(`guest_${second.body.confirmationCode}=`);
    expect(await rowsOf(bookings, 'bookings')).toBe(2);
  });

  it('without a key stores another booking after ten minutes', async () => {
    const input = bookingInput();
    await postBooking(bookings, input, {});
    await dbOf(bookings).query(`UPDATE idempotency_keys SET expires_at = now() - interval '1 second'`);

    await postBooking(bookings, input, {});

    expect(await rowsOf(bookings, 'bookings')).toBe(2);
  });

  it.each([
    ['cancelled', 'POST', '/api/bookings/1/cancel'],
    ['deleted', 'DELETE', '/api/admin/bookings/1'],
  ] as const)('without a key makes another booking when the first one was %s', async (_case, method, path) => {
    const input = bookingInput({ selectedServices: ['2', '1'], couponCode: ' welcome10 ' });
    const { body: first } = await postBooking(bookings, input, {});
    await callAsAdmin(bookings, method, path);

    const { status, body } = await postBooking(bookings, input, {});

    expect(status).toBe(201);
    expect(body.confirmationCode).not.toBe(first.confirmationCode);
    expect((await postBooking(bookings, input, {})).body).toEqual(body);
  });

  it('returns the stored response even after its dates were confirmed', async () => {
    const input = bookingInput();
    const key = { 'idempotency-key': 'retry-after-confirmation' };
    const { body: first } = await postBooking(bookings, input, key);
    await callAsAdmin(bookings, 'POST', '/api/bookings/1/confirm');

    const { status, body } = await postBooking(bookings, input, key);

    expect(status).toBe(201);
    expect(body).toEqual(first);
  });

  it('returns 409 when the Idempotency-Key was used for other input', async () => {
    const key = { 'idempotency-key': 'one-key-two-inputs' };
    const input = bookingInput();
    await postBooking(bookings, input, key);

    const { status, body } = await postBooking(bookings, { ...input, fullName: 'Somebody Else' }, key);

    expect(status).toBe(409);
    expect(body.code).toBe('idempotency-key-reused');
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it.each(['कुंजी', 'x'.repeat(256)])('returns 400 to the malformed Idempotency-Key %j', async (key) => {
    const { status } = await postBooking(bookings, bookingInput(), { 'idempotency-key': key });

    expect(status).toBe(400);
    await expectNothingStored(bookings);
  });
});
