import { describe, expect, it } from '@jest/globals';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { ledgerOf, verify } from '../testing/booking-calls.ts';
import { aBooking, cookieOf, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UTR = '123456789012';
const post = (path: string, body: object) => callAsAdmin<PaymentVerified & Problem>(bookings, 'POST', path, { body });
const addPayment = (id: number, body: object) => post(`/api/admin/bookings/${id}/payments`, body);
const submit = ({ code, cookie: headers }: Booked, upiTransactionId = UTR, amount?: number) =>
  call<GuestBooking & Problem>(bookings, 'POST', `/api/bookings/${code}/payment`, {
    body: { upiTransactionId, amount },
    headers,
  });

/** A booking of 5,100 rupees whose guest has submitted a reference. */
async function aSubmittedPayment(): Promise<Booked> {
  const booking = await aBooking(bookings);
  await submit(booking);
  return booking;
}

describe('POST /api/admin/bookings/:id/verify-payment with an amount', () => {
  it('leaves the rest due, confirms the stay, and lets the guest pay the rest', async () => {
    const booking = await aSubmittedPayment();

    const { status, body } = await verify(bookings, booking.id, { amount: 2000, notes: 'The rest please' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 'pending', due: 3100, bookingConfirmed: true });
    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({
      received: 2000,
      dueNow: 3100,
      payable: 3100,
    });
    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([
      { booking: { due: 3100, overpaid: 0 }, notes: 'The rest please' },
    ]);
    expect((await submit(booking, '222222222222')).status).toBe(200);
    expect((await verify(bookings, booking.id)).body).toMatchObject({ paymentStatus: 'verified', due: 0 });
    const { entries, balance } = await ledgerOf(bookings, booking.id);
    expect(entries.map(({ kind, amount, reference }) => [kind, amount, reference])).toEqual([
      ['charge', 5100, null],
      ['payment', 2000, UTR],
      ['payment', 3100, '222222222222'],
    ]);
    expect(balance).toMatchObject({ received: 5100, dueNow: 0, credit: 0 });
  });

  it('keeps what is above the total as a credit', async () => {
    const { id, code } = await aSubmittedPayment();

    expect((await verify(bookings, id, { amount: 6000 })).body).toMatchObject({ paymentStatus: 'verified', due: 0 });

    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 6000, dueNow: 0, credit: 900 });
    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([{ booking: { due: 0, overpaid: 900 } }]);
    const { body } = await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers: cookieOf(code) });
    expect(body).toMatchObject({ finalTotal: 5100, received: 6000, due: 0 });
  });

  it('notes the amount in the history when it differs', async () => {
    const { id } = await aSubmittedPayment();
    await verify(bookings, id, { amount: 2000, notes: 'half' });

    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);

    expect(body.audit).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'payment verified', note: '₹2,000 received: half' })]),
    );
  });

  it('counts the amount once for two concurrent verifications', async () => {
    const { id } = await aSubmittedPayment();

    const responses = await Promise.all(Array.from({ length: 10 }, () => verify(bookings, id, { amount: 5100 })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 5100 });
  });

  it.each([0, -1, 1.5, 1e15, '12abc', 'NaN', [5100], {}])(
    'refuses the amount %j and changes nothing',
    async (amount) => {
      const { id } = await aSubmittedPayment();

      expect((await verify(bookings, id, { amount })).status).toBe(400);

      expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 0, submitted: 5100 });
    },
  );

  it('does not count the amount of a payment that has failed', async () => {
    const { id } = await aSubmittedPayment();

    await verify(bookings, id, { verified: false, amount: 2000 });

    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 0, submitted: 0, payable: 5100 });
  });
});

describe('two transfers of a guest with their amounts', () => {
  const SECOND = '222222222222';

  it('are two payments, each verified with its own reference', async () => {
    const booking = await aBooking(bookings);

    await submit(booking, UTR, 2000);
    await submit(booking, SECOND, 3100);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100, payable: 0 });
    expect((await verify(bookings, booking.id)).body).toMatchObject({
      received: 3100,
      paymentStatus: 'pending_verification',
    });
    expect((await verify(bookings, booking.id)).body).toMatchObject({ received: 5100, paymentStatus: 'verified' });
    expect(
      (await ledgerOf(bookings, booking.id)).entries.slice(1).map(({ amount, reference }) => [amount, reference]),
    ).toEqual([
      [3100, SECOND],
      [2000, UTR],
    ]);
  });

  it('change and send nothing when either is submitted again', async () => {
    const booking = await aBooking(bookings);
    await submit(booking, UTR, 2000);
    await submit(booking, SECOND, 3100);

    await submit(booking, UTR, 2000);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100 });
    expect(await eventsOf(bookings, 'payment.submitted')).toHaveLength(2);
  });

  it('are one, the later, when both together are more than is due', async () => {
    const booking = await aBooking(bookings);
    await submit(booking, UTR, 2000);

    await submit(booking, SECOND, 5100);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100 });
    expect((await verify(bookings, booking.id)).body).toMatchObject({ received: 5100, paymentStatus: 'verified' });
  });

  it('are both replaced by a reference without an amount', async () => {
    const booking = await aBooking(bookings);
    await submit(booking, UTR, 2000);
    await submit(booking, SECOND, 3100);

    await submit(booking, '333333333333');

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 3100 });
  });
});

describe('a guest’s reference in addition to recorded cash', () => {
  const REST = '222222222222';

  /** A booking of 5,100 rupees of which the owner has noted 2,000 in cash. */
  async function aPartInCash(): Promise<Booked & { cashId: number }> {
    const booking = await aBooking(bookings);
    const { body } = await addPayment(booking.id, { amount: 2000, method: 'cash', notes: 'at the gate' });
    return { ...booking, cashId: body.paymentId ?? 0 };
  }

  it('is a second payment of the rest, and both count once they are verified', async () => {
    const booking = await aPartInCash();

    expect((await submit(booking)).status).toBe(200);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100, received: 0, payable: 0 });
    expect((await verify(bookings, booking.id)).body).toMatchObject({
      received: 3100,
      due: 2000,
      paymentStatus: 'paid',
    });
    expect((await verify(bookings, booking.id)).body).toMatchObject({
      received: 5100,
      due: 0,
      paymentStatus: 'verified',
    });
    expect(
      (await ledgerOf(bookings, booking.id)).entries.slice(1).map(({ amount, method }) => [amount, method]),
    ).toEqual([
      [3100, 'upi'],
      [2000, 'cash'],
    ]);
  });

  it('is corrected by the guest without changing the cash', async () => {
    const booking = await aPartInCash();
    await submit(booking);

    await submit(booking, REST);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100 });
    expect((await verify(bookings, booking.id)).body).toMatchObject({
      received: 3100,
      upiTransactionId: null,
      due: 2000,
    });
  });

  it('does not prevent the owner from verifying the cash first, by its id', async () => {
    const booking = await aPartInCash();
    await submit(booking);

    const { status, body } = await verify(bookings, booking.id, { paymentId: booking.cashId });

    expect([status, body.received, body.paymentStatus]).toEqual([200, 2000, 'pending_verification']);
    expect(body).toMatchObject({ paymentMethod: 'upi', paymentAmount: 3100 });
    expect((await verify(bookings, booking.id, { paymentId: booking.cashId })).status).toBe(409);
  });

  it("counts with the undecided cash as waiting in the owner's view of the booking", async () => {
    const booking = await aPartInCash();
    await submit(booking);

    const { body } = await callAsAdmin(bookings, 'GET', `/api/admin/bookings/${booking.id}`);

    expect(body).toMatchObject({ waiting: 5100, paymentAmount: 3100, paymentStatus: 'pending_verification' });
  });

  it('is the payment in the event when it is refused while the cash is undecided', async () => {
    const booking = await aPartInCash();
    await submit(booking);

    expect((await verify(bookings, booking.id, { verified: false })).body).toMatchObject({
      paymentStatus: 'paid',
      due: 5100,
    });

    expect(await eventsOf(bookings, 'payment.failed')).toMatchObject([
      {
        booking: {
          paymentAmount: 3100,
          upiTransactionId: UTR,
          paymentMethod: 'upi',
          paymentStatus: 'paid',
          waiting: 2000,
        },
      },
    ]);
  });

  it('is for the full amount when the cash covers all that is due, so that the owner can choose', async () => {
    const booking = await aBooking(bookings);
    await addPayment(booking.id, { amount: 5100, method: 'cash' });

    await submit(booking);

    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 10_200 });
    expect((await verify(bookings, booking.id)).body).toMatchObject({ received: 5100, due: 0, paymentStatus: 'paid' });
  });

  it('changes and sends nothing when the owner has recorded the same reference', async () => {
    const booking = await aBooking(bookings);
    await addPayment(booking.id, { amount: 5100, method: 'upi', reference: UTR });

    const { status, body } = await submit(booking);

    expect({ status, body }).toMatchObject({ status: 200, body: { paymentStatus: 'paid', submissionsLeft: 5 } });
    expect(await eventsOf(bookings, 'payment.submitted')).toEqual([]);
    expect((await ledgerOf(bookings, booking.id)).balance).toMatchObject({ submitted: 5100 });
  });
});

describe('POST /api/admin/bookings/:id/payments', () => {
  it('adds and verifies a payment while a reference of the guest awaits verification', async () => {
    const booking = await aSubmittedPayment();

    const { status, body } = await addPayment(booking.id, { amount: 100, method: 'cash', verify: true });

    expect([status, body.received, body.paymentStatus]).toEqual([201, 100, 'pending_verification']);
    expect((await ledgerOf(bookings, booking.id)).entries.slice(1)).toMatchObject([{ amount: 100, method: 'cash' }]);
  });

  it.each([
    ['of the recording, when it is verified at once', { verify: true }, undefined, 'first part'],
    ['of the recording, when it is verified later without any', {}, {}, 'first part'],
    ['of the decision, when it has some', {}, { notes: 'seen on the statement' }, 'seen on the statement'],
  ])('puts the owner’s notes into the ledger: those %s', async (_case, recording, decision, expected) => {
    const { id } = await aBooking(bookings);
    await addPayment(id, { amount: 100, method: 'bank', reference: 'NEFT1', notes: 'first part', ...recording });
    if (decision) await verify(bookings, id, decision);

    expect((await ledgerOf(bookings, id)).entries.slice(1)).toMatchObject([{ kind: 'payment', note: expected }]);
  });

  it('adds parts of the total by several methods, each verified separately', async () => {
    const { id } = await aBooking(bookings);

    expect((await addPayment(id, { amount: 2500, method: 'cash', verify: true })).status).toBe(201);
    expect((await addPayment(id, { amount: 2600, method: 'upi', reference: UTR })).body).toMatchObject({
      paymentStatus: 'paid',
      due: 2600,
    });
    expect((await ledgerOf(bookings, id)).balance).toMatchObject({
      received: 2500,
      submitted: 2600,
      dueNow: 2600,
      payable: 0,
    });
    await verify(bookings, id);

    const { entries, balance } = await ledgerOf(bookings, id);
    expect(entries.slice(1).map(({ amount, method }) => [amount, method])).toEqual([
      [2500, 'cash'],
      [2600, 'upi'],
    ]);
    expect(balance).toMatchObject({ received: 5100, submitted: 0, dueNow: 0, credit: 0 });
  });

  it('records a second transfer for a paid booking only as one beyond what is due, which is then a credit', async () => {
    const { id } = await aBooking(bookings);
    await addPayment(id, { amount: 5100, method: 'upi', reference: UTR, verify: true });
    const second = { amount: 5100, method: 'upi', reference: '222222222222', verify: true };

    expect(await addPayment(id, second)).toMatchObject({ status: 409, body: { code: 'payment-conflict' } });
    expect(await addPayment(id, { ...second, beyondDue: true })).toMatchObject({
      status: 201,
      body: { status: 'confirmed', paymentStatus: 'verified', due: 0 },
    });

    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 10_200, dueNow: 0, credit: 5100 });
    expect((await eventsOf(bookings, 'payment.verified')).at(-1)).toMatchObject({
      booking: { due: 0, overpaid: 5100 },
    });
  });

  it('records money for a cancelled booking only as one beyond what is due, which is then refunded', async () => {
    const { id } = await aBooking(bookings);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);
    const late = { amount: 5100, method: 'upi', reference: UTR, verify: true };

    expect(await addPayment(id, late)).toMatchObject({ status: 409, body: { code: 'payment-conflict' } });
    expect(await addPayment(id, { ...late, beyondDue: true })).toMatchObject({
      status: 201,
      body: { status: 'cancelled', paymentStatus: 'verified', message: expect.stringContaining('stays cancelled') },
    });

    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ received: 5100, agreedRefund: { amount: 5100, paid: 0 } });
    const refund = { amount: 5100, method: 'bank' };
    const path = `/api/admin/bookings/${id}/refunds`;
    expect((await callAsAdmin(bookings, 'POST', path, { body: refund })).status).toBe(201);
  });

  it('notes amount and method in the history', async () => {
    const { id } = await aBooking(bookings);
    await addPayment(id, { amount: 2500, method: 'bank', reference: 'NEFT 7', notes: 'at the gate' });

    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);

    expect(body.audit.at(-1)).toMatchObject({ note: '₹2,500, Bank transfer, NEFT 7: at the gate' });
  });

  it.each([undefined, null, '', 0, -5, 0.5, 1e15])('refuses the amount %j', async (amount) => {
    const { id } = await aBooking(bookings);

    const { status, body } = await addPayment(id, { amount, method: 'cash', verify: true });

    expect([status, body.errors?.[0]?.path]).toEqual([400, 'amount']);
    expect((await ledgerOf(bookings, id)).entries).toHaveLength(1);
  });

  it('refuses a UTR that another booking has', async () => {
    await aSubmittedPayment();
    const { id } = await aBooking(bookings);

    expect((await addPayment(id, { amount: 100, method: 'upi', reference: UTR })).status).toBe(409);
  });

  it('is for admins only', async () => {
    const { id, cookie } = await aBooking(bookings);
    const body = { amount: 5100, method: 'cash', verify: true };

    const response = await call(bookings, 'POST', `/api/admin/bookings/${id}/payments`, { body, headers: cookie });

    expect(response.status).toBe(401);
    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ received: 0 });
  });
});
