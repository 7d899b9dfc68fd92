import { describe, expect, it } from '@jest/globals';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { detailsOf } from '../testing/booking-calls.ts';
import { aBooking, put, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const record = (id: number, body: object, headers: Record<string, string> = {}) =>
  callAsAdmin<PaymentVerified & Problem>(bookings, 'POST', `/api/admin/bookings/${id}/record-payment`, {
    body,
    headers,
  });

describe('POST /api/admin/bookings/:id/record-payment', () => {
  it.each([
    ['cash', undefined, 'Cash: at the gate'],
    ['bank', 'NEFT 4711', 'Bank transfer, NEFT 4711: at the gate'],
  ])(
    'records money in %s, which then awaits verification, with the admin who recorded it',
    async (method, reference, note) => {
      const { id } = await aBooking(bookings);

      const { status, body } = await record(id, { method, reference, notes: 'at the gate' });

      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'pending',
        paymentStatus: 'paid',
        paymentMethod: method,
        paymentReference: reference ?? null,
        paymentRecordedBy: 'owner',
        paymentNotes: 'at the gate',
        upiTransactionId: null,
        bookingConfirmed: false,
      });
      const { audit } = await detailsOf(bookings, id);
      expect(audit.at(-1)).toMatchObject({
        actor: 'owner',
        action: 'payment recorded',
        from: 'pending',
        to: 'paid',
        note,
      });
    },
  );

  it('stores a UTR as one of the payment submissions', async () => {
    const { id } = await aBooking(bookings);

    const { body } = await record(id, { method: 'upi', reference: ' 1234 5678 9012 ' });

    expect(body).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'upi', upiTransactionId: UTR });
    expect((await detailsOf(bookings, id)).payments).toMatchObject([{ upiTransactionId: UTR, outcome: 'submitted' }]);
  });

  it('verifies the payment and confirms the booking in the same step with verify, and mails no notes', async () => {
    const { id, code, cookie } = await aBooking(bookings);

    const { status, body } = await record(id, { method: 'cash', notes: 'at the gate', verify: true });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'verified', bookingConfirmed: true });
    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([
      { booking: { status: 'confirmed' }, notes: null },
    ]);
    const { body: seen } = await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers: cookie });
    expect(seen).toMatchObject({ paymentStatus: 'verified', paymentMethod: 'cash', paymentNotes: null });
  });

  it('records a payment after another one has failed, and the failed UTR no longer counts', async () => {
    const [first, second] = [
      await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR }),
      await aBooking(bookings, stayIn(20)),
    ];
    await put(bookings, first.id, { paymentStatus: 'failed' });

    expect((await record(first.id, { method: 'cash' })).status).toBe(200);

    expect((await record(second.id, { method: 'upi', reference: UTR })).status).toBe(200);
    expect(await stored(bookings, first.id)).toMatchObject({ paymentStatus: 'paid', upiTransactionId: null });
  });

  it('refuses a UTR of another live payment with 409', async () => {
    await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR });
    const { id } = await aBooking(bookings, stayIn(20));

    const { status, body } = await record(id, { method: 'upi', reference: UTR });

    expect([status, body.code]).toEqual([409, 'utr-used']);
    expect((await stored(bookings, id)).paymentStatus).toBe('pending');
  });

  it.each([
    ['a payment that is paid', { paymentStatus: 'paid' }],
    ['a payment being verified', { paymentStatus: 'pending_verification' }],
    ['a verified payment', { paymentStatus: 'verified' }],
    ['a cancelled booking', { status: 'cancelled' }],
  ] as const)('returns 409 for %s', async (_what, state) => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, state);

    const { status, body } = await record(id, { method: 'cash' });

    expect([status, body.code]).toEqual([409, 'payment-conflict']);
  });

  it.each<[object, string]>([
    [{}, 'method'],
    [{ method: 'cheque' }, 'method'],
    [{ method: 'upi', reference: '12345' }, 'reference'],
    [{ method: 'bank', reference: 'x'.repeat(101) }, 'reference'],
    [{ method: 'cash', notes: 7 }, 'notes'],
    [{ method: 'cash', verify: 'yes' }, 'verify'],
  ])('returns 400 to %j', async (body, path) => {
    const { id } = await aBooking(bookings);

    const response = await record(id, body);

    expect(response.status).toBe(400);
    expect(response.body.errors).toMatchObject([{ path }]);
  });

  it('records one payment when repeated with the same Idempotency-Key', async () => {
    const { id } = await aBooking(bookings);
    const key = { 'idempotency-key': 'one-payment-at-the-gate' };

    const responses = [await record(id, { method: 'cash' }, key), await record(id, { method: 'cash' }, key)];

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await detailsOf(bookings, id)).audit).toHaveLength(2);
    expect((await record(id, { method: 'bank' }, key)).status).toBe(409);
  });
});
