import { randomUUID } from 'node:crypto';
import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { RefundRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import type { CreateBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { personOf, type ServicePersonalData } from '@farmhouse/contracts/privacy/personal-data';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import {
  eventOn,
  feedWith,
  LOOPBACK,
  readFeed,
  useCalendarServer,
} from '../calendar-import/testing/calendar-server.ts';
import { detailsOf } from '../testing/booking-calls.ts';
import { aBooking, dbOf, put, rowsOf, stayIn, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const PHONE = '+91 98480 12345';
const EMAIL = 'asha@example.com';
const ASHA = { fullName: 'Asha Rao', contactNumber: PHONE, email: EMAIL } satisfies Partial<CreateBooking>;
const person = personOf({ email: EMAIL, phone: PHONE });

const post = (path: string, body: object = {}) =>
  callAsAdmin<BookingLedger>(bookings, 'POST', `/api/admin/${path}`, { body });
const query = <T extends object>(sql: string) => dbOf(bookings).query<T[]>(sql);

async function find(who = person): Promise<ServicePersonalData> {
  const answers = await new PersonalDataQuestions(bookings.app.get(RedisConnection)).ask(who, ['bookings']);
  return answers.get('bookings') as ServicePersonalData;
}
const found = async (who = person, kind = 'Bookings') =>
  (await find(who)).groups.find(({ name }) => name === kind)?.records ?? [];

const started = (who = person): EventEnvelope => ({
  ...{ id: randomUUID(), type: 'erasure.started', occurredAt: new Date().toISOString() },
  payload: { requestId: 9, run: 'a-run', person: who },
});
const erase = async (event = started()) => {
  await bookings.app.get(Inbox).handle(event);
  return eventsOf(bookings, 'erasure.part-done');
};

/** A stay of Asha's that is over, paid and has a receipt. */
async function aPaidStay(part: Partial<CreateBooking> = {}): Promise<Booked> {
  const booked = await aBooking(bookings, { ...ASHA, specialRequests: 'Call me on 98480 12345', ...part });
  await post(`bookings/${booked.id}/payments`, {
    amount: 5100,
    method: 'cash',
    verify: true,
    notes: 'From her brother',
  });
  await put(bookings, booked.id, {
    status: 'completed',
    stay: `[${stayIn(-3).checkinDate},${stayIn(-2).checkinDate})`,
  });
  return booked;
}

describe('the personal data in bookings', () => {
  it('is found by the whole number or the whole address, however they are written', async () => {
    await aBooking(bookings, { ...ASHA, email: undefined });
    await aBooking(bookings, { ...ASHA, ...stayIn(20), contactNumber: '098480-12345', email: 'other@example.com' });
    await aBooking(bookings, { ...ASHA, ...stayIn(30), contactNumber: '+91 00000 00001', email: 'ASHA@example.com' });

    expect(await found()).toHaveLength(3);
    expect(await found(personOf({ email: null, phone: '9848012345' }))).toHaveLength(2);
    expect((await find()).otherContacts).toEqual(['other@example.com', '+91 00000 00001']);
  });

  it.each([
    ['a longer number', { contactNumber: '+91 98480 123456', email: undefined }],
    ['a number of another country with the same end', { contactNumber: '+1 98480 12345', email: undefined }],
    ['an address that ends with it', { contactNumber: '+91 00000 00001', email: 'n.asha@example.com' }],
    ['an address that begins with it', { contactNumber: '+91 00000 00001', email: 'asha@example.com.in' }],
    ['an address with a tag', { contactNumber: '+91 00000 00001', email: 'asha+farm@example.com' }],
  ])('does not include a guest with %s', async (_what, contact) => {
    await aBooking(bookings, { ...ASHA, ...contact });

    expect(await found()).toEqual([]);
  });

  it('treats wildcards as literal characters', async () => {
    await aBooking(bookings, ASHA);

    for (const email of ['%', '%@example.com', 'asha_example.com', '_sha@example.com', "' OR 1=1 --"])
      expect(await found(personOf({ email, phone: null }))).toEqual([]);
  });

  it('is empty for a person without an address and a number', async () => {
    await aBooking(bookings, { ...ASHA, email: undefined });

    expect(await found(personOf({ email: null, phone: null }))).toEqual([]);
    expect(await found(personOf({ email: '', phone: '' }))).toEqual([]);
  });

  it('includes payments, ledger, receipts and history, and no secrets', async () => {
    await aPaidStay();

    const { groups } = await find();

    const counts = Object.fromEntries(groups.map(({ name, records }) => [name, records.length]));
    expect(counts).toMatchObject({ Bookings: 1, Payments: 1, Ledger: 2, Receipts: 1 });
    expect(JSON.stringify(groups)).not.toMatch(/token|hash/i);
  });
});

describe('erasing a guest', () => {
  it('removes name, contact and free texts, and keeps dates, amounts, payments, ledger and receipts', async () => {
    const { id, code, cookie } = await aPaidStay();
    const before = await query('SELECT number, content, issued_at FROM receipts');

    const reports = await erase();

    expect(reports).toEqual([
      {
        ...{ requestId: 9, run: 'a-run', service: 'bookings', bookingIds: [id], keepsPayments: true },
        erased: { Bookings: 1, 'Mails about bookings': 0, 'Events of other calendars': 0, 'Blocked days': 0 },
      },
    ]);
    const view = await detailsOf(bookings, id);
    expect(view).toMatchObject({ fullName: 'Erased guest', contactNumber: '', email: null, specialRequests: null });
    expect(view).toMatchObject({ status: 'completed', finalTotal: 5100, received: 5100, paymentStatus: 'verified' });
    const { body } = await callAsAdmin<BookingLedger>(bookings, 'GET', `/api/admin/bookings/${id}/ledger`);
    expect(body.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['charge', 5100],
      ['payment', 5100],
    ]);
    expect(await query('SELECT number, content, issued_at FROM receipts')).toEqual(before);
    for (const table of ['bookings', 'payments', 'ledger_entries', 'audit_entries', 'booking_mails']) {
      const rows = await query<{ text: string }>(`SELECT lower(${table}::text) AS text FROM ${table}`);
      expect(`${table}: ${JSON.stringify(rows)}`).not.toMatch(/asha|98480|12345|brother/);
    }
    const seen = (headers: Record<string, string>) => call(bookings, 'GET', `/api/bookings/${code}`, { headers });
    expect((await seen(cookie)).body).toEqual((await seen({})).body);
    expect(await found()).toEqual([]);
  });

  it('removes the text of imported events that name the guest, even after their next reading', async () => {
    const { id } = await feedWith(
      bookings,
      site,
      eventOn(10, { summary: 'Asha\\, call 98480 12345' }),
      eventOn(20, { summary: 'asha@example.com' }),
      eventOn(30, { summary: 'Ravi 98480 123456' }),
    );
    expect(await found(person, 'Events of other calendars')).toMatchObject([
      { calendar: 'Airbnb', summary: 'asha@example.com' },
      { summary: 'Asha, call 98480 12345' },
    ]);

    const [report] = await erase();
    await readFeed(bookings, id);

    expect(report).toMatchObject({ erased: { 'Events of other calendars': 2 } });
    expect(await query('SELECT summary FROM feed_events ORDER BY starts_at')).toEqual([
      { summary: 'Erased guest' },
      { summary: 'Erased guest' },
      { summary: 'Ravi 98480 123456' },
    ]);
  });

  it('removes the reason of blocked days that names the guest, and keeps the days blocked', async () => {
    const block = (days: number, reason?: string) => {
      const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(days);
      return post('calendar/blocks', { fromDate, toDate, reason });
    };
    await block(10, 'Held for Asha, 98480 12345');
    await block(20, 'asha@example.com has asked');
    await block(30, 'Ravi 98480 123456');
    await block(40);
    expect(await found(person, 'Blocked days')).toMatchObject([
      { reason: 'asha@example.com has asked', fromDate: stayIn(20).checkinDate, toDate: stayIn(20).checkoutDate },
      { reason: 'Held for Asha, 98480 12345' },
    ]);

    const [report] = await erase();

    expect(report).toMatchObject({ erased: { 'Blocked days': 2 } });
    expect(await query('SELECT reason FROM calendar_blocks ORDER BY from_date')).toEqual(
      ['Erased guest', 'Erased guest', 'Ravi 98480 123456', null].map((reason) => ({ reason })),
    );
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(4);
  });

  it('removes what was kept to undo the freeing of days that were blocked for the guest, and of no others', async () => {
    const freed = async (days: number, reason: string): Promise<number> => {
      const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(days);
      const body = { fromDate, toDate, reason };
      const { id } = (await callAsAdmin<CalendarBlock>(bookings, 'POST', '/api/admin/calendar/blocks', { body })).body;
      const headers = { 'Undo-Seconds': '10' };
      await callAsAdmin(bookings, 'DELETE', `/api/admin/calendar/blocks/${id}`, { headers });
      return id;
    };
    await freed(10, 'Held for Asha, 98480 12345');
    const other = await freed(20, 'Ravi 98480 123456');

    await erase();

    expect(await query('SELECT subjects FROM undos')).toEqual([{ subjects: [`block-${other}`] }]);
  });

  it('waits for a change of days that are blocked for the guest, which ends their undo', async () => {
    const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(10, 3);
    const block = { fromDate, toDate, reason: 'Held for Asha, 98480 12345' };
    const url = '/api/admin/calendar/blocks';
    const { id } = (await callAsAdmin<CalendarBlock>(bookings, 'POST', url, { body: block })).body;
    const body = { fromDate, toDate: fromDate };
    await callAsAdmin(bookings, 'POST', `${url}/${id}/free`, { headers: { 'Undo-Seconds': '10' }, body });

    const erasing = await dbOf(bookings).transaction(async (tx) => {
      await tx.query('SELECT FROM calendar_blocks WHERE id = $1 FOR UPDATE', [id]);
      const erased = erase().catch((error: unknown) => error);
      await eventually(async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(await query(waiting)).not.toEqual([]);
      });
      await tx.query(`UPDATE undos SET ended = 'changed'`);
      return { erased };
    });

    expect(await erasing.erased).toMatchObject([{ erased: { 'Blocked days': 1 } }]);
    expect(await rowsOf(bookings, 'undos')).toBe(0);
  });

  it('does not change data of other guests', async () => {
    await aPaidStay();
    const other = await aBooking(bookings, {
      ...ASHA,
      ...stayIn(40),
      contactNumber: '+91 98480 123456',
      email: undefined,
    });

    await erase();

    expect(await detailsOf(bookings, other.id)).toMatchObject({
      fullName: 'Asha Rao',
      contactNumber: '+91 98480 123456',
    });
  });

  it('happens once for a redelivered event, and reports nothing to erase in a second run', async () => {
    await aPaidStay();
    const event = started();

    expect(await erase(event)).toHaveLength(1);
    expect(await erase(event)).toHaveLength(1);
    const [, second] = await erase();

    expect(second).toMatchObject({ erased: { Bookings: 0 }, bookingIds: [] });
  });

  it('cancels pending requests, and sends no mail', async () => {
    const { id } = await aBooking(bookings, ASHA);
    const before = await rowsOf(bookings, 'outbox');

    await erase();

    expect(await detailsOf(bookings, id)).toMatchObject({ status: 'cancelled', fullName: 'Erased guest' });
    expect(await eventsOf(bookings, 'booking.cancelled')).toEqual([]);
    expect((await rowsOf(bookings, 'outbox')) - before).toBe(2);
    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([{ id, status: 'cancelled' }]);
  });

  it('stores no recipient of a mail that is reported afterwards', async () => {
    const { id } = await aPaidStay();
    await erase();

    const mail = { messageId: randomUUID(), subject: { type: 'booking' as const, id: String(id) }, kind: 'x' };
    await bookings.app.get(Inbox).handle({
      ...{ id: randomUUID(), type: 'email.delivered', occurredAt: new Date().toISOString() },
      payload: { ...mail, recipient: EMAIL },
    });

    expect(await rowsOf(bookings, 'booking_mails')).toBe(0);
  });

  it('includes deleted bookings', async () => {
    const { id } = await aPaidStay();
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`);

    await erase();

    expect(await query('SELECT full_name, email FROM bookings')).toEqual([{ full_name: 'Erased guest', email: null }]);
  });

  it('removes what was kept to undo changes of the guest’s bookings, and of no others', async () => {
    const undoable = { body: { reason: 'Asha is ill' }, headers: { 'Undo-Seconds': '10' } };
    const { id } = await aBooking(bookings, ASHA);
    const other = await aBooking(bookings, {
      ...stayIn(40),
      fullName: 'Ravi',
      contactNumber: '+91 98480 123456',
      email: undefined,
    });
    for (const booking of [id, other.id])
      await callAsAdmin(bookings, 'POST', `/api/bookings/${booking}/cancel`, undoable);

    await erase();

    expect(await query('SELECT subjects FROM undos')).toEqual([{ subjects: [`booking-${other.id}`] }]);
  });

  it('removes handled events that name the person', async () => {
    await aPaidStay();
    await query(`UPDATE outbox SET relayed_at = now(), acknowledged_at = now()`);

    await erase();

    expect(await query(`SELECT 1 FROM outbox WHERE acknowledged_at IS NOT NULL AND payload::text ~ '98480'`)).toEqual(
      [],
    );
  });
});

describe('lines of bank statements', () => {
  const OWN_UTR = '424242424242';
  const REFUSED = '424242424243';
  const texts = () => query<{ text: string }>('SELECT text FROM bank_lines ORDER BY id');
  const load = (...rows: [text: string, utr: string, amount: number][]) =>
    post('bank-statements', {
      text: ['Wann,Was,Ref,Wieviel', ...rows.map(([text, utr, amount]) => `01/11/2026,${text},${utr},${amount}`)].join(
        '\n',
      ),
      bank: 'village bank',
      columns: { date: 'Wann', text: 'Was', reference: 'Ref', credit: 'Wieviel' },
    });

  /** Asha's stay that is over and paid, one part by a transfer that the owner has verified by hand. */
  async function aStayPaidByTransfer(): Promise<Booked> {
    const booked = await aBooking(bookings, { ...ASHA, upiTransactionId: REFUSED });
    await post(`bookings/${booked.id}/verify-payment`, { verified: false });
    await post(`bookings/${booked.id}/payments`, { amount: 5100, method: 'upi', reference: OWN_UTR, verify: true });
    const stay = `[${stayIn(-3).checkinDate},${stayIn(-2).checkinDate})`;
    await put(bookings, booked.id, { status: 'completed', stay });
    return booked;
  }

  it('belong to the person by the UTR of any of their payments, in whatever state', async () => {
    const { code } = await aStayPaidByTransfer();
    await load(
      ['From ASHA', OWN_UTR, 5100],
      ['ASHA again', OWN_UTR, 12],
      ['RAO', REFUSED, 5100],
      ['RAVI', '424242424244', 7],
    );
    const [first, second] = await query<{ id: number }>('SELECT id FROM bank_lines ORDER BY paise DESC, id');
    await post(`bank-lines/${first?.id}/accept`);
    await post(`bank-lines/${second?.id}/ignore`);

    const lines = await found(person, 'Lines of bank statements');
    const before = await query<object>('SELECT day, paise, utr, state FROM bank_lines ORDER BY id');
    await erase();

    expect(lines).toHaveLength(3);
    expect(lines.every(({ confirmationCode }) => confirmationCode === code)).toBe(true);
    expect((await texts()).map(({ text }) => text).filter(Boolean)).toEqual([expect.stringContaining('RAVI')]);
    expect(await query<object>('SELECT day, paise, utr, state FROM bank_lines ORDER BY id')).toEqual(before);
  });

  it('are refunded in full if they show money for a request that was erased before', async () => {
    const { id, code } = await aBooking(bookings, { ...ASHA, ...stayIn(3) });
    await erase();
    await load(['From a friend', OWN_UTR, 5100]);
    const [line] = await query<{ id: number }>('SELECT id FROM bank_lines');

    expect((await post(`bank-lines/${line?.id}/accept`, { bookingId: id })).status).toBe(200);

    const { body } = await callAsAdmin<RefundRow[]>(bookings, 'GET', '/api/admin/money/refunds');
    expect(body).toMatchObject([{ confirmationCode: code, amount: 5100, received: 5100 }]);
  });

  it('stay erased when the same statement is imported again', async () => {
    await aStayPaidByTransfer();
    await load(['From ASHA', OWN_UTR, 5100]);
    await erase();

    await load(['From ASHA', OWN_UTR, 5100]);

    expect(await texts()).toEqual([{ text: '' }]);
  });

  it('do not belong to the person when the UTR that they gave is that of another guest’s payment', async () => {
    await aStayPaidByTransfer();
    const other = await aBooking(bookings, { ...stayIn(20), fullName: 'Ravi Kumar', email: 'ravi@example.com' });
    await load(['From RAVI', REFUSED, 5100], ['RAVI again', REFUSED, 12]);
    const [{ id } = { id: 0 }] = await query<{ id: number }>('SELECT id FROM bank_lines WHERE paise = 510000');
    await post(`bank-lines/${id}/accept`, { bookingId: other.id });

    expect(await found(person, 'Lines of bank statements')).toEqual([]);
    await erase();

    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringContaining('RAVI'),
      expect.stringContaining('RAVI'),
    ]);
  });
});

describe('erasing a guest is refused', () => {
  const refusal = async () => {
    await erase();
    const [refused] = await eventsOf(bookings, 'erasure.refused');
    expect(await eventsOf(bookings, 'erasure.part-done')).toEqual([]);
    expect(await query(`SELECT 1 FROM bookings WHERE erased_at IS NOT NULL`)).toEqual([]);
    return refused?.obstacles.map(({ reason, text }) => `${reason}: ${text}`) ?? [];
  };

  it('before a confirmed stay, and while it owes money', async () => {
    const { id, code } = await aBooking(bookings, ASHA);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    expect(await refusal()).toEqual([
      expect.stringMatching(new RegExp(`^stay-to-come: ${code} is a confirmed stay until `)),
      `money-owed: ${code} still owes ₹5,100`,
    ]);
    expect((await find()).obstacles).toHaveLength(2);
  });

  it('while a deposit is neither returned nor kept', async () => {
    const { id, code } = await aPaidStay();
    await put(bookings, id, { status: 'confirmed' });
    await post(`bookings/${id}/deposit`, { action: 'take', amount: 2000, method: 'cash' });
    await put(bookings, id, { status: 'completed' });

    expect(await refusal()).toEqual([`money-owed: ${code} has a deposit of ₹2,000 that is neither returned nor kept`]);
  });

  it('while a refund is to be paid', async () => {
    const { id, code } = await aPaidStay();
    await put(bookings, id, { finalTotal: 5000 });

    expect(await refusal()).toEqual([`money-owed: ${code} has a refund of ₹100 to be paid`]);
  });

  it('while a payment is undecided', async () => {
    const { code } = await aBooking(bookings, { ...ASHA, upiTransactionId: '412345678901' });

    expect(await refusal()).toEqual([`money-owed: ${code} has payments of ₹5,100 that wait for a decision`]);
  });
});
