import { describe, expect, it, jest } from '@jest/globals';
import type { BankLine, CertainAccepted } from '@farmhouse/contracts/bookings/payment/bank';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { detailsOf } from '../testing/booking-calls.ts';
import { bankStatements, statement, UTR } from '../testing/bank-statements.ts';
import { withoutTimeLimit } from '../testing/many-bookings.ts';
import { aBooking, dbOf, put, rowsOf, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { AddEntriesOfLines1790000003104, AddLineOfEntry1790000003201 } from './bank-lines.migrations.ts';

const bookings = useBookings();
const { post, load, list, counts, accept, aPaid } = bankStatements(bookings);

describe('POST /api/admin/bank-lines/:id/accept', () => {
  const onlyLine = async () => (await list())[0]?.id ?? 0;

  it('verifies the payment and confirms the booking once for ten concurrent calls, and mails no notes', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    const id = await onlyLine();

    const responses = await Promise.all(Array.from({ length: 10 }, () => accept(id)));

    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { checkinDate, checkoutDate } = await stored(bookings, booking.id);
    expect(responses[0]?.body).toMatchObject({ state: 'accepted', bookingId: booking.id, checkinDate, checkoutDate });
    expect(await stored(bookings, booking.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([{ notes: null }]);
    expect(await rowsOf(bookings, `ledger_entries WHERE kind = 'payment'`)).toBe(1);
  });

  /** Accepts the line while another transaction holds `lock`, makes `change` and commits. */
  async function acceptDuring(id: number, lock: string, change: string) {
    const other = dbOf(bookings).createQueryRunner();
    await other.startTransaction();
    await other.query(lock);

    const accepted = accept(id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query(`UPDATE bank_lines SET ${change} WHERE id = $1`, [id]);
    await other.commitTransaction();
    await other.release();
    return accepted;
  }

  it('waits for a change that has locked the booking and then changes the line', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));

    const accepted = await acceptDuring(
      await onlyLine(),
      `SELECT FROM bookings WHERE id = ${booking.id} FOR UPDATE`,
      `text = ''`,
    );

    expect(accepted.status).toBe(200);
    expect(await rowsOf(bookings, `bank_lines WHERE state = 'accepted' AND text = ''`)).toBe(1);
  });

  it('returns 200 when another call accepts the line while the proposal is being read', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));

    const accepted = await acceptDuring(
      await onlyLine(),
      'LOCK TABLE payments IN ACCESS EXCLUSIVE MODE',
      `state = 'accepted', booking_id = ${booking.id}, decided_at = now(), decided_by = 'Another owner'`,
    );

    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted', bookingId: booking.id } });
  });

  it.each([
    [4000, 'pending', 1100],
    [6000, 'verified', 0],
  ])('with %i received the payment is %s and %i stay due', async (amount, paymentStatus, due) => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, amount]));

    await accept(await onlyLine());

    expect(await stored(bookings, booking.id)).toMatchObject({ paymentStatus, due });
  });

  it('says whether the booking is confirmed, and why not when its dates were taken', async () => {
    const booking = await aPaid();
    const winner = await aBooking(bookings);
    await post(`bookings/${winner.id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await load(statement(['UPI-ASHA', UTR, 5100]));

    const { body } = await accept(await onlyLine());

    expect(body).toMatchObject({ bookingId: booking.id, bookingStatus: 'pending' });
    expect(body.message).toContain(`confirmed for another guest (${winner.code})`);
  });

  it('says nothing about the dates or the status when the line was accepted before', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    const id = await onlyLine();
    await accept(id);

    for (const status of ['pending', 'cancelled']) {
      await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${booking.id}/status`, { body: { status } });
      const repeated = await accept(id);
      expect([repeated.status, repeated.body]).toEqual([200, expect.objectContaining({ bookingStatus: status })]);
      expect(repeated.body.message).toBeUndefined();
    }
  });

  it('returns 200 again for the same booking once that is archived', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    const id = await onlyLine();
    await accept(id);
    await put(bookings, booking.id, { archivedAt: new Date() });

    expect(await accept(id)).toMatchObject({ status: 200, body: { state: 'accepted', bookingId: booking.id } });
    expect((await accept(id, { bookingId: booking.id })).status).toBe(200);
  });

  it('records and verifies a payment for the booking that the owner chooses', async () => {
    const booking = await aBooking(bookings);
    await load(statement(['NEFT FATHER', 'N1', 5100]));
    const id = await onlyLine();

    const without = await accept(id);
    const chosen = await accept(id, { bookingId: booking.id });

    expect([without.status, without.body.errors?.[0]?.path]).toEqual([400, 'bookingId']);
    expect(chosen.body).toMatchObject({ state: 'accepted', bookingId: booking.id });
    expect(await stored(bookings, booking.id)).toMatchObject({ paymentStatus: 'verified', paymentMethod: 'bank' });
  });

  it.each([
    ['all of it after a request was declined', 'decline', {}, 5100],
    ['the percentage of the terms after a stay was cancelled', 'cancel', stayIn(10), 2550],
    ['nothing of it after a stay was cancelled late', 'cancel', stayIn(3), 0],
  ])('is recorded for a booking that was cancelled before, and returns %s', async (_what, action, dates, refund) => {
    const { id } = await aBooking(bookings, dates);
    if (action === 'decline')
      await callAsAdmin(bookings, 'POST', '/api/admin/bookings/decline', { body: { ids: [id] } });
    else {
      await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
      await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);
    }
    await load(statement(['UPI-ASHA', UTR, 5100]));

    const { status, body } = await accept(await onlyLine(), { bookingId: id });

    expect([status, body]).toMatchObject([200, { state: 'accepted', bookingStatus: 'cancelled' }]);
    expect(await detailsOf(bookings, id)).toMatchObject({
      ...{ status: 'cancelled', received: 5100, agreedRefund: { amount: refund, paid: 0 } },
    });
  });

  it('is refused when another transfer of the booking is undecided, when it is paid already, or when the line was accepted for another booking', async () => {
    const [waiting, paid] = [await aPaid('412345678902'), await aBooking(bookings, stayIn(20))];
    await post(`bookings/${paid.id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await load(statement(['UPI-ASHA', UTR, 4321]));
    const id = await onlyLine();

    const responses = [
      await accept(id, { bookingId: waiting.id }),
      await accept(id, { bookingId: paid.id }),
      await accept(id, { bookingId: 999_999 }),
      await accept(999_999, { bookingId: paid.id }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([409, 409, 404, 404]);
    expect(await list()).toMatchObject([{ state: 'unknown' }]);
  });

  it.each([
    ['is paid', { verify: true }, 'The payment of this booking is already verified.', 5100],
    ['has undecided cash', {}, 'A payment waits to be verified already; verify it or mark it as failed first.', 0],
  ])('is refused for a cancelled booking that %s', async (_case, recorded, message, received) => {
    const { id } = await aBooking(bookings);
    await post(`bookings/${id}/payments`, { amount: 5100, method: 'cash', ...recorded });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);
    await load(statement(['NEFT ASHA', 'N1', 5100]));

    const refused = await accept(await onlyLine(), { bookingId: id });

    expect(refused).toMatchObject({ status: 409, body: { code: 'payment-conflict', message } });
    expect(await stored(bookings, id)).toMatchObject({ status: 'cancelled', received });
  });

  it.each([
    ['NEFT ASHA', ''],
    ['UPI-ASHA', UTR],
  ])('is not proposed for undecided cash, which stays unchanged: %s %s', async (text, reference) => {
    const booking = await aBooking(bookings);
    await post(`bookings/${booking.id}/payments`, { amount: 5100, method: 'cash' });
    await load(statement([text, reference, 5100]));

    expect(await list()).toMatchObject([{ state: 'unknown' }]);
    expect(await accept(await onlyLine(), { bookingId: booking.id })).toMatchObject({
      status: 409,
      body: { code: 'payment-conflict' },
    });
    expect(await stored(bookings, booking.id)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'cash' });
  });

  it('verifies the transfer with its UTR even while a cash payment is undecided', async () => {
    const booking = await aBooking(bookings);
    await post(`bookings/${booking.id}/payments`, { amount: 2000, method: 'cash' });
    const { code, cookie: headers } = booking;
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body: { upiTransactionId: UTR }, headers });
    await load(statement(['UPI-ASHA', UTR, 3100]));

    expect((await accept(await onlyLine())).body).toMatchObject({ state: 'accepted', bookingId: booking.id });

    expect(await stored(bookings, booking.id)).toMatchObject({
      ...{ received: 3100, waiting: 2000, paymentStatus: 'paid', paymentMethod: 'cash' },
    });
  });

  it('verifies the bank transfer that the owner has recorded before the guest sent another reference', async () => {
    const booking = await aBooking(bookings);
    await post(`bookings/${booking.id}/payments`, { amount: 2000, method: 'bank' });
    const body = { upiTransactionId: '412345678902' };
    await call(bookings, 'POST', `/api/bookings/${booking.code}/payment`, { body, headers: booking.cookie });
    await load(statement(['UPI-ASHA', UTR, 2000]));

    await accept(await onlyLine(), { bookingId: booking.id });

    expect(await stored(bookings, booking.id)).toMatchObject({
      ...{ received: 2000, waiting: 3100, upiTransactionId: '412345678902' },
    });
  });

  it('refuses an amount with paise, which no payment has', async () => {
    const booking = await aBooking(bookings);
    await load(statement(['NEFT X', 'N1', 5100]).replace('5100.00', '5100.50'));

    const { status, body } = await accept(await onlyLine(), { bookingId: booking.id });

    expect([status, body.errors?.[0]?.path]).toEqual([400, 'amount']);
  });

  it('refuses an amount above the highest that can be typed', async () => {
    const booking = await aBooking(bookings);
    await load(statement(['NEFT X', 'N1', 5100]).replace('5100.00', '9999999999.00'));

    const { status, body } = await accept(await onlyLine(), { bookingId: booking.id });

    expect([status, body.errors]).toEqual([400, [{ path: 'amount', message: 'The amount is too large' }]]);
  });

  it('accepts a line that was ignored before', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    const id = await onlyLine();

    expect((await post<BankLine>(`bank-lines/${id}/ignore`)).body.state).toBe('ignored');
    expect((await accept(id, { bookingId: booking.id })).body.state).toBe('accepted');
    expect((await post(`bank-lines/${id}/ignore`)).status).toBe(409);
  });
});

describe('a line that was accepted for the wrong booking', () => {
  const line = async () => (await list())[0];
  const refuse = (bookingId: number) => post(`bookings/${bookingId}/verify-payment`, { verified: false });
  /** Undoes the payment of a booking. */
  async function correct(bookingId: number): Promise<number> {
    const { body } = await callAsAdmin<BookingLedger>(bookings, 'GET', `/api/admin/bookings/${bookingId}/ledger`);
    return (await post(`ledger/${body.entries.findLast(({ kind }) => kind === 'payment')?.id}/correct`)).status;
  }

  it('is reopened when its payment is corrected, and can be accepted for another booking', async () => {
    const [wrong, right] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await load(statement(['NEFT FATHER', 'N1', 5100]));
    const id = (await line())?.id ?? 0;
    await accept(id, { bookingId: wrong.id });
    expect((await accept(id, { bookingId: right.id })).status).toBe(409);

    expect(await correct(wrong.id)).toBe(201);

    expect(await line()).toMatchObject({ state: 'unknown', bookingId: null });
    expect((await accept(id, { bookingId: right.id })).body).toMatchObject({ state: 'accepted', bookingId: right.id });
    expect(await stored(bookings, right.id)).toMatchObject({ paymentStatus: 'verified', received: 5100 });
    expect(await stored(bookings, wrong.id)).toMatchObject({ paymentStatus: 'failed', received: 0 });
  });

  it('is proposed again for the matching booking, even though the wrong booking had used its UTR', async () => {
    const [wrong, right] = [await aBooking(bookings), await aPaid(UTR, stayIn(20), 'Ravi Kumar')];
    await refuse(right.id);
    await load(statement(['UPI-SOMEBODY', UTR, 5100]));
    const id = (await line())?.id ?? 0;
    expect((await accept(id, { bookingId: wrong.id })).body.state).toBe('accepted');

    await correct(wrong.id);
    const { code, cookie: headers } = right;
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body: { upiTransactionId: UTR }, headers });

    expect(await line()).toMatchObject({ state: 'proposed', certain: true, bookingId: right.id });
    expect((await accept(id)).body).toMatchObject({ state: 'accepted', bookingId: right.id });
  });

  it('can be ignored, or accepted for the same booking again', async () => {
    const booking = await aBooking(bookings);
    await load(statement(['NEFT FATHER', 'N1', 5100]));
    const id = (await line())?.id ?? 0;
    await accept(id, { bookingId: booking.id });
    await correct(booking.id);

    expect((await post<BankLine>(`bank-lines/${id}/ignore`)).body.state).toBe('ignored');
    expect((await accept(id, { bookingId: booking.id })).body.state).toBe('accepted');
    expect(await stored(bookings, booking.id)).toMatchObject({ received: 5100 });
  });

  it('stays accepted when another entry of its booking is corrected', async () => {
    const booking = await aBooking(bookings);
    await load(statement(['NEFT FATHER', 'N1', 3000]));
    await accept((await line())?.id ?? 0, { bookingId: booking.id });
    await post(`bookings/${booking.id}/payments`, { amount: 2100, method: 'cash', verify: true });

    expect(await correct(booking.id)).toBe(201);

    expect(await line()).toMatchObject({ state: 'accepted', bookingId: booking.id });
  });

  it('is reopened by the migration when its payment was corrected before corrections reopened lines', async () => {
    const [wrong, right] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await load(statement(['NEFT FATHER', 'N1', 5100], ['NEFT MOTHER', 'N2', 5100]));
    for (const [index, { id }] of (await list()).entries()) await accept(id, { bookingId: [wrong, right][index]?.id });
    await dbOf(bookings).query('CREATE TABLE accepted_lines AS SELECT * FROM bank_lines');
    await correct(wrong.id);
    await dbOf(bookings).query(`
      UPDATE bank_lines SET state = 'accepted', booking_id = before.booking_id, decided_at = before.decided_at
      FROM accepted_lines before WHERE before.id = bank_lines.id`);
    await dbOf(bookings).query('DROP TABLE accepted_lines');
    await dbOf(bookings).query('ALTER TABLE bank_lines DROP COLUMN entry_id');

    await withoutTimeLimit(bookings, async (db) => {
      const runner = db.createQueryRunner();
      await new AddEntriesOfLines1790000003104().up(runner);
      await new AddLineOfEntry1790000003201().up(runner);
    });

    expect((await list()).map(({ state, bookingId }) => [state, bookingId])).toEqual([
      ['unknown', null],
      ['accepted', right.id],
    ]);
    await correct(right.id);
    expect((await list('?state=accepted')).length).toBe(0);
  });
});

describe('POST /api/admin/bank-lines/accept-certain', () => {
  const acceptCertain = async () => (await post<CertainAccepted>('bank-lines/accept-certain')).body;

  it('verifies twenty transfers in one call, but no uncertain line', async () => {
    const utrs = Array.from({ length: 20 }, (_, index) => `4123456790${String(index).padStart(2, '0')}`);
    for (const [index, utr] of utrs.entries()) await aPaid(utr, stayIn(10 + index));
    await load(statement(...utrs.map((utr): [string, string, number] => ['UPI-X', utr, 5100]), ['CASH', '', 5100]));

    expect(await acceptCertain()).toEqual({ accepted: 20, unconfirmed: [], failed: [], left: 0 });
    expect(await counts()).toMatchObject({ accepted: 20, unknown: 1, certain: 0 });
    expect(await acceptCertain()).toEqual({ accepted: 0, unconfirmed: [], failed: [], left: 0 });
  });

  it('names the bookings whose payment it has verified and whose dates are taken, and no other pending ones', async () => {
    const [late, known] = [await aPaid(), await aPaid('412345678902', stayIn(20))];
    await callAsAdmin(bookings, 'POST', `/api/bookings/${(await aBooking(bookings)).id}/confirm`);
    await post(`bookings/${known.id}/verify-payment`, { verified: true });
    await put(bookings, known.id, { status: 'pending' });
    await load(statement(['UPI-ASHA', UTR, 5100], ['UPI-ASHA', '412345678902', 5100]));

    expect(await acceptCertain()).toEqual({ accepted: 2, unconfirmed: [late.code], failed: [], left: 0 });
  });

  it('leaves a line open whose request has grown since the certain lines were listed', async () => {
    const { id, code, cookie } = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    const listing = bookings.app.get(BankLinesService, { strict: false });
    const certain = listing.certain.bind(listing);
    const spy = jest.spyOn(listing, 'certain').mockImplementation(async (limit) => {
      const found = await certain(limit);
      const body = { ...stayIn(10), guestCount: 8 };
      await call(bookings, 'POST', `/api/bookings/${code}/change`, { body, headers: cookie });
      return found;
    });

    const accepted = await acceptCertain().finally(() => spy.mockRestore());

    expect(accepted).toMatchObject({ accepted: 0, failed: [{ message: expect.stringContaining('no certain match') }] });
    expect(await stored(bookings, id)).toMatchObject({ status: 'pending', received: 0, guestCount: 8 });
    expect(await counts()).toMatchObject({ accepted: 0, proposed: 1, certain: 0 });
  });

  it('verifies each payment once when two owners accept at the same time', async () => {
    const booking = await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));

    await Promise.all([acceptCertain(), acceptCertain()]);

    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([{ booking: { id: booking.id } }]);
  });
});

describe('a line of a payment that was verified by hand', () => {
  const PAID = 2800;
  const booksAndMails = async () => ({
    entries: await rowsOf(bookings, 'ledger_entries'),
    payments: await rowsOf(bookings, 'payments'),
    events: await rowsOf(bookings, 'outbox'),
  });
  const lineIds = async () => (await list()).map(({ id }) => id).sort((a, b) => a - b);

  /** A booking with a partial payment that the owner has verified by hand: with the submitted UTR, or in cash. */
  async function aVerified(method: 'upi' | 'cash' = 'upi', days = 10): Promise<Booked> {
    const booking = await aBooking(bookings, stayIn(days));
    const reference = method === 'upi' ? { reference: UTR } : {};
    const response = await post(`bookings/${booking.id}/payments`, {
      amount: PAID,
      method,
      verify: true,
      ...reference,
    });
    expect(response.status).toBeLessThan(300);
    return booking;
  }

  it('is certain for its booking, and accepting it adds no payment and sends nothing', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10), upiTransactionId: UTR });
    await post(`bookings/${id}/verify-payment`, { verified: true, amount: PAID });
    await load(statement(['UPI-ASHA', UTR, PAID]));
    const before = await booksAndMails();

    expect(await list()).toMatchObject([{ state: 'proposed', certain: true, bookingId: id }]);
    const [lineId = 0] = await lineIds();
    const responses = await Promise.all(Array.from({ length: 5 }, () => accept(lineId)));

    expect(responses.map(({ status, body }) => [status, body.state, body.bookingId])).toEqual(
      Array(5).fill([200, 'accepted', id]),
    );
    expect(await booksAndMails()).toEqual(before);
    expect(await stored(bookings, id)).toMatchObject({ received: PAID });
  });

  it.each(['pending', 'cancelled'] as const)(
    'is accepted without a message about the dates when its booking has since become %s',
    async (status) => {
      const { id } = await aVerified();
      await put(bookings, id, { status });
      await load(statement(['UPI-ASHA', UTR, PAID]));

      const { body } = await accept((await lineIds())[0] ?? 0);

      expect(body).toMatchObject({ state: 'accepted', bookingStatus: status });
      expect(body.message).toBeUndefined();
    },
  );

  it('is accepted with all certain ones, also for a stay that was cancelled since', async () => {
    const { id } = await aVerified();
    await put(bookings, id, { status: 'cancelled' });
    await load(statement(['UPI-ASHA', UTR, PAID]));
    const before = await booksAndMails();

    const { body } = await post<CertainAccepted>('bank-lines/accept-certain');

    expect(body).toEqual({ accepted: 1, unconfirmed: [], failed: [], left: 0 });
    expect(await counts()).toMatchObject({ accepted: 1, certain: 0 });
    expect(await booksAndMails()).toEqual(before);
  });

  it('is accepted for the booking that is chosen by hand, after it was ignored, and besides another undecided transfer', async () => {
    const { id, code, cookie } = await aVerified();
    const body = { upiTransactionId: '412345678999', amount: 100 };
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers: cookie });
    await load(statement(['UPI-ASHA', UTR, PAID]));
    const [lineId = 0] = await lineIds();
    await post(`bank-lines/${lineId}/ignore`);
    const before = await booksAndMails();

    const { status, body: line } = await accept(lineId, { bookingId: id });

    expect([status, line.state, line.bookingId]).toEqual([200, 'accepted', id]);
    expect(await booksAndMails()).toEqual(before);
  });

  it('is accepted once for a payment, also when two lines of it are accepted at the same time', async () => {
    const { id } = await aVerified();
    await load(statement(['UPI-ASHA', UTR, PAID], ['UPI-ASHA', UTR, PAID]));
    const lines = await lineIds();
    const before = await booksAndMails();

    const responses = await Promise.all(lines.map((line) => accept(line, { bookingId: id })));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'payment-conflict', message: 'Another line was accepted for this payment.' },
    });
    expect(await counts()).toMatchObject({ accepted: 1, unknown: 1, certain: 0 });
    expect(await booksAndMails()).toEqual(before);
  });

  it('is not proposed once a line has verified the payment', async () => {
    await aPaid();
    await load(statement(['UPI-ASHA', UTR, 5100]));
    await accept((await lineIds())[0] ?? 0);

    await load(statement(['UPI-ASHA', UTR, 5100], ['UPI-ASHA', UTR, 5100]));

    expect(await counts()).toMatchObject({ accepted: 1, unknown: 1, certain: 0 });
  });

  it('requires the same UTR and amount: cash, another amount and a deleted booking do not match', async () => {
    const deleted = await aVerified();
    await put(bookings, deleted.id, { archivedAt: new Date() });
    await load(statement(['UPI-X', UTR, PAID], ['UPI-X', UTR, 2700], ['CASH DEPOSIT', '', PAID]));
    const cash = await aVerified('cash', 20);
    await put(bookings, cash.id, { finalTotal: PAID });

    expect(await counts()).toMatchObject({ unknown: 3, proposed: 0 });
    for (const line of await lineIds()) expect((await accept(line, { bookingId: cash.id })).status).toBe(409);
  });
});
