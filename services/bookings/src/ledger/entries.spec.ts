import type { PaymentVerified } from '@farmhouse/contracts/bookings/booking-view/payment-verified';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import { detailsOf, ledgerOf } from '../testing/booking-calls.ts';
import { aBooking, dbOf, stayIn, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
let stays = 0;

const post = (path: string, body: object = {}) =>
  callAsAdmin<BookingLedger & Problem>(bookings, 'POST', `/api/admin/${path}`, { body });
const refund = (id: number, body: object) => post(`bookings/${id}/refunds`, body);
const deposit = (id: number, body: object) => post(`bookings/${id}/deposit`, body);

/** A stay of 5,100 rupees of which `amount` was received in cash. */
async function aPaidStay(amount = 5100): Promise<Booked> {
  const booking = await aBooking(bookings, stayIn(10 + (stays += 1)));
  const body = { amount, method: 'cash', verify: true };
  await callAsAdmin<PaymentVerified>(bookings, 'POST', `/api/admin/bookings/${booking.id}/payments`, { body });
  return booking;
}

const aPaidBooking = async (amount?: number): Promise<number> => (await aPaidStay(amount)).id;

const entryIds = async (id: number) => (await ledgerOf(bookings, id)).entries;

describe('POST /api/admin/bookings/:id/refunds', () => {
  it('adds an entry, returns the ledger, and notifies the guest', async () => {
    const id = await aPaidBooking(6000);

    const { status, body } = await refund(id, {
      amount: 900,
      method: 'upi',
      reference: '412345678901',
      note: 'Too much',
    });

    expect(status).toBe(201);
    expect(body.entries.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 900,
      method: 'upi',
      reference: '412345678901',
    });
    expect(body.balance).toMatchObject({ received: 5100, credit: 0, dueNow: 0 });
    expect(await eventsOf(bookings, 'refund.paid')).toMatchObject([{ amount: 900, method: 'upi', notes: 'Too much' }]);
    expect(await detailsOf(bookings, id)).toMatchObject({ paymentStatus: 'verified', due: 0, received: 5100 });
  });

  it('makes the refunded amount of a confirmed stay due again', async () => {
    const id = await aPaidBooking();

    expect((await refund(id, { amount: 1000, method: 'cash' })).body.balance).toMatchObject({ dueNow: 1000 });
    expect(await detailsOf(bookings, id)).toMatchObject({ paymentStatus: 'pending', due: 1000, received: 4100 });
  });

  it('reduces what was received for a cancelled booking, which still owes nothing', async () => {
    const id = await aPaidBooking();
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);

    const { body } = await refund(id, { amount: 426, method: 'cash' });

    expect(body.balance).toMatchObject({ received: 4674, dueNow: 0, dueLater: 0 });
    expect(await detailsOf(bookings, id)).toMatchObject({ paymentStatus: 'verified', due: 0, received: 4674 });
  });

  it('refuses more than was received with 409, also in two concurrent calls', async () => {
    const id = await aPaidBooking();

    const responses = await Promise.all(Array.from({ length: 6 }, () => refund(id, { amount: 2000, method: 'cash' })));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({
      code: 'ledger-conflict',
      message: 'More cannot be refunded than was received.',
    });
    expect(await eventsOf(bookings, 'refund.paid')).toHaveLength(2);
  });

  it.each([
    ['no amount', { method: 'cash' }],
    ['0', { amount: 0, method: 'cash' }],
    ['a negative amount', { amount: -5, method: 'cash' }],
    ['a fraction', { amount: 1.5, method: 'cash' }],
    ['too much', { amount: 1e15, method: 'cash' }],
    ['no method', { amount: 5 }],
    ['another method', { amount: 5, method: 'cheque' }],
    ['a long reference', { amount: 5, method: 'cash', reference: 'x'.repeat(101) }],
  ])('returns 400 for %s', async (_what, body) => {
    expect((await refund(await aPaidBooking(), body)).status).toBe(400);
  });

  it('returns 404 for an unknown booking, and 401 without a token or with the guest cookie', async () => {
    const { id, cookie: headers } = await aBooking(bookings);
    const body = { amount: 1, method: 'cash' };

    expect((await refund(999_999, body)).status).toBe(404);
    for (const path of [
      `bookings/${id}/refunds`,
      `bookings/${id}/deposit`,
      `bookings/${id}/payments`,
      'ledger/1/correct',
    ]) {
      expect((await call(bookings, 'POST', `/api/admin/${path}`, { body, headers })).status).toBe(401);
    }
  });
});

const correctPayment = async (id: number, note: string) =>
  post(`ledger/${(await entryIds(id)).findLast(({ kind }) => kind === 'payment')?.id}/correct`, { note });

const PICTURE = '0123456789abcdef'.repeat(2);
const SEVEN = Array.from({ length: 7 }, (_, index) => String(index).repeat(32));

describe('POST /api/admin/bookings/:id/deposit', () => {
  it('takes a deposit, keeps a part with its reason, and returns the rest; the price does not change', async () => {
    const id = await aPaidBooking();

    expect((await deposit(id, { action: 'take', amount: 5000, method: 'upi' })).body.balance.deposit).toBe(5000);
    const kept = await deposit(id, { action: 'keep', amount: 2000, reason: 'A broken lamp' });
    expect(kept.body.balance).toMatchObject({ deposit: 3000, received: 5100, credit: 0 });
    const { status, body } = await deposit(id, { action: 'return', amount: 3000 });

    expect([status, body.balance.deposit]).toEqual([201, 0]);
    expect(body.entries.slice(-3).map(({ kind, amount, method, note }) => [kind, amount, method, note])).toEqual([
      ['deposit_taken', 5000, 'upi', null],
      ['deposit_kept', 2000, null, 'A broken lamp'],
      ['deposit_returned', 3000, 'cash', null],
    ]);
    expect(await eventsOf(bookings, 'deposit.kept')).toMatchObject([{ amount: 2000, reason: 'A broken lamp' }]);
    expect((await detailsOf(bookings, id)).paymentStatus).toBe('verified');
  });

  it('stores the pictures of a kept deposit with the entry, and lists them in the event', async () => {
    const id = await aPaidBooking();
    await deposit(id, { action: 'take', amount: 5000 });
    const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => digit.repeat(32));

    const { status, body } = await deposit(id, { action: 'keep', amount: 2000, reason: 'A broken lamp', pictures });

    expect([status, body.entries.at(-1)?.pictures]).toEqual([201, pictures]);
    expect(body.entries.at(-2)?.pictures).toEqual([]);
    expect(await eventsOf(bookings, 'deposit.kept')).toMatchObject([{ amount: 2000, pictures }]);
    expect((await deposit(id, { action: 'return', amount: 1, pictures: [] })).status).toBe(201);
    expect((await deposit(id, { action: 'return', amount: 1, pictures: null })).status).toBe(201);
  });

  it('refuses more than is held with 409, also in concurrent calls', async () => {
    const id = await aPaidBooking();
    await deposit(id, { action: 'take', amount: 5000 });

    const responses = await Promise.all(
      Array.from({ length: 5 }, () => deposit(id, { action: 'return', amount: 3000 })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await deposit(id, { action: 'keep', amount: 2001, reason: 'x' })).body.code).toBe('ledger-conflict');
  });

  it.each([
    ['keeping without a reason', { action: 'keep', amount: 5 }],
    ['keeping with an empty reason', { action: 'keep', amount: 5, reason: '  ' }],
    ['another action', { action: 'lose', amount: 5 }],
    ['no amount', { action: 'take' }],
    ['another method', { action: 'take', amount: 5, method: 'cheque' }],
    ['a long reason', { action: 'keep', amount: 5, reason: 'x'.repeat(1001) }],
    ['a picture of a deposit that is returned', { action: 'return', amount: 5, pictures: [PICTURE] }],
    ['more than six pictures', { action: 'keep', amount: 5, reason: 'x', pictures: SEVEN }],
    ['the same picture twice', { action: 'keep', amount: 5, reason: 'x', pictures: [PICTURE, PICTURE] }],
    ['a path for a picture', { action: 'keep', amount: 5, reason: 'x', pictures: ['../public/a.jpg'] }],
    ['a number for a picture', { action: 'keep', amount: 5, reason: 'x', pictures: [7] }],
    ['a picture that is no list', { action: 'keep', amount: 5, reason: 'x', pictures: PICTURE }],
    ['an object for pictures', { action: 'keep', amount: 5, reason: 'x', pictures: { 0: PICTURE } }],
  ])('returns 400 for %s', async (_what, body) => {
    const id = await aPaidBooking();
    await deposit(id, { action: 'take', amount: 5000 });

    expect((await deposit(id, body)).status).toBe(400);
  });

  it.each([
    [{ action: 'keep', amount: 5 }, 'Keeping a part of the deposit needs a reason'],
    [{ action: 'keep', amount: 5, reason: 5 }, 'This must be a string'],
    [{ action: 'take', amount: 5, reason: 5 }, 'This must be a string'],
  ])('names the error of the reason in %j', async (body, message) => {
    const response = await deposit(await aPaidBooking(), body);

    expect([response.status, response.body.errors]).toEqual([400, [{ path: 'reason', message }]]);
  });
});

describe('POST /api/admin/ledger/:entry/correct', () => {
  it('undoes a payment: it is no longer verified, and its amount is due again', async () => {
    const id = await aPaidBooking();
    const payment = (await entryIds(id)).find(({ kind }) => kind === 'payment');

    const { status, body } = await post(`ledger/${payment?.id}/correct`, { note: 'Wrong booking' });

    expect(status).toBe(201);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'correction', amount: 5100, corrects: payment?.id });
    expect(body.balance).toMatchObject({ received: 0, dueNow: 5100 });
    expect(await detailsOf(bookings, id)).toMatchObject({
      paymentStatus: 'failed',
      due: 5100,
      paymentVerifiedAt: null,
    });
  });

  it('hides the note from the guest, but shows it to the owner', async () => {
    const { id, code, cookie: headers } = await aPaidStay();
    await correctPayment(id, 'The guest lied to us');

    const { body: seen } = await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers });

    expect(seen).toMatchObject({ paymentStatus: 'failed', paymentNotes: null });
    const { paymentNotes, audit } = await detailsOf(bookings, id);
    expect(paymentNotes).toBe('The guest lied to us');
    expect(audit.at(-1)?.note).toContain('The guest lied to us');
    expect((await entryIds(id)).at(-1)?.note).toBe('The guest lied to us');
    const events = await dbOf(bookings).query<object[]>('SELECT payload FROM outbox');
    expect(JSON.stringify(events)).not.toContain('lied');
  });

  it('shows the guest the reason when the payment is refused later', async () => {
    const { id, code, cookie: headers } = await aPaidStay();
    await correctPayment(id, 'The guest lied to us');
    const body = { verified: false, notes: 'Nothing has arrived' };
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body });

    const { body: seen } = await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers });

    expect(seen.paymentNotes).toBe('Nothing has arrived');
  });

  it('lets a payment be verified, undone and verified again', async () => {
    const id = await aPaidBooking();
    const undo = async () =>
      post(`ledger/${(await entryIds(id)).findLast(({ kind }) => kind === 'payment')?.id}/correct`);
    const verifyAgain = () =>
      callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } });

    await undo();
    const { status } = await verifyAgain();
    const { body } = await undo();
    const again = await verifyAgain();

    expect([status, again.status]).toEqual([200, 200]);
    expect(body.balance).toMatchObject({ received: 0, dueNow: 5100 });
    expect(await detailsOf(bookings, id)).toMatchObject({ paymentStatus: 'verified', due: 0, received: 5100 });
  });

  it('undoes a refund and what was done with a deposit', async () => {
    const id = await aPaidBooking();
    const { body: refunded } = await refund(id, { amount: 1000, method: 'cash' });
    const { body: corrected } = await post(`ledger/${refunded.entries.at(-1)?.id}/correct`);
    const { body: taken } = await deposit(id, { action: 'take', amount: 5000 });
    const { body: last } = await post(`ledger/${taken.entries.at(-1)?.id}/correct`);

    expect(corrected.balance).toMatchObject({ received: 5100, dueNow: 0 });
    expect(last.balance.deposit).toBe(0);
    expect((await detailsOf(bookings, id)).paymentStatus).toBe('verified');
  });

  it('undoes an entry once in five concurrent calls', async () => {
    const id = await aPaidBooking();
    const payment = (await entryIds(id)).find(({ kind }) => kind === 'payment');

    const responses = await Promise.all(Array.from({ length: 5 }, () => post(`ledger/${payment?.id}/correct`)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('refuses charges, corrections, and payments that were refunded with 409, unknown entries with 404', async () => {
    const id = await aPaidBooking();
    const [charge, payment] = await entryIds(id);
    const { body } = await refund(id, { amount: 5100, method: 'cash' });

    expect((await post(`ledger/${charge?.id}/correct`)).status).toBe(409);
    expect((await post(`ledger/${payment?.id}/correct`)).body.code).toBe('ledger-conflict');
    const undone = (await post(`ledger/${body.entries.at(-1)?.id}/correct`)).body.entries.at(-1);
    expect((await post(`ledger/${undone?.id}/correct`)).status).toBe(409);
    expect((await post('ledger/999999/correct')).status).toBe(404);
    expect((await post('ledger/x/correct')).status).toBe(400);
  });
});
