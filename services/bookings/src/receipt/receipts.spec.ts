import { describe, expect, it } from '@jest/globals';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import {
  financialYearOf,
  type ListedReceipt,
  type Receipt,
  type ReceiptSent,
} from '@farmhouse/contracts/bookings/receipt/receipt';
import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import type { Problem } from '@farmhouse/contracts/errors';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { BookingWriter } from '../booking/writer/booking-writer.ts';
import { lockBooking } from '../booking/booking.repository.ts';
import { SYSTEM } from '../audit/actor.ts';
import { aBooking, dbOf, stayIn, today, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
const YEAR = financialYearOf(today());

const ofAdmin = <T = Problem>(method: 'GET' | 'POST', path: string, body?: object) =>
  callAsAdmin<T>(bookings, method, `/api/admin/${path}`, body ? { body } : {});
const pay = ({ id }: Booked, amount = 5100) =>
  ofAdmin('POST', `bookings/${id}/payments`, { amount, method: 'cash', verify: true });
const refund = ({ id }: Booked, amount: number) => ofAdmin('POST', `bookings/${id}/refunds`, { amount, method: 'upi' });
const numbersOf = async ({ id }: Booked) =>
  (await ofAdmin<BookingLedger>('GET', `bookings/${id}/ledger`)).body.entries.flatMap(({ receipt }) => receipt ?? []);
const readAs = <T = Receipt & Problem>(headers: Record<string, string>, code: string, number: string) =>
  call<T>(bookings, 'GET', `/api/bookings/${code}/receipts/${number}`, { headers });
const allNumbers = async () =>
  (await dbOf(bookings).query<{ number: string }[]>('SELECT number FROM receipts ORDER BY number')).map(
    ({ number }) => number,
  );
const set = (key: string, value: string) =>
  dbOf(bookings).manager.insert(SettingCopyEntity, { key, value, version: '1', deleted: false });

describe('receipts', () => {
  it('are issued for a verified payment and for a refund, with consecutive numbers', async () => {
    const booking = await aBooking(bookings);
    await pay(booking, 6000);
    await refund(booking, 900);
    await ofAdmin('POST', `bookings/${booking.id}/deposit`, { action: 'take', amount: 5000 });

    expect(await numbersOf(booking)).toEqual([`R/${YEAR}/0001`, `R/${YEAR}/0002`]);
    const { body } = await readAs(booking.cookie, booking.code, `R-${YEAR}-0002`);
    expect(body).toMatchObject({
      ...{ number: `R/${YEAR}/0002`, kind: 'refund', amount: 900, total: 5100, received: 5100, method: 'upi' },
      ...{ confirmationCode: booking.code, guestName: 'Asha Rao', tax: null },
    });
  });

  it('say whether the booking was cancelled when its payment was verified', async () => {
    const booking = await aBooking(bookings, { upiTransactionId: '123456789012' });
    const kept = await aBooking(bookings, stayIn(20));
    await pay(kept, 2000);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${booking.id}/cancel`, { body: { reason: 'Asked to' } });
    await ofAdmin('POST', `bookings/${booking.id}/verify-payment`, { verified: true, amount: 2000 });

    const ofCancelled = await readAs(booking.cookie, booking.code, `R-${YEAR}-0002`);
    const ofKept = await readAs(kept.cookie, kept.code, `R-${YEAR}-0001`);

    expect(ofCancelled.body).toMatchObject({ amount: 2000, total: 5100, received: 2000, isCancelled: true });
    expect(ofKept.body).not.toHaveProperty('isCancelled');
  });

  it('have no gap in their numbers after fifty verifications at the same time', async () => {
    const stays = await Promise.all(Array.from({ length: 50 }, (_, index) => aBooking(bookings, stayIn(10 + index))));

    // a call that a busy machine answers with 503 has changed nothing and is repeated, as the dashboard does
    const responses = await Promise.all(
      stays.map((stay) =>
        eventually(async () => {
          const response = await pay(stay);
          expect(response.status).toBe(201);
          return response;
        }, 30_000),
      ),
    );

    expect(responses).toHaveLength(50);
    const wanted = Array.from({ length: 50 }, (_, index) => `R/${YEAR}/${String(index + 1).padStart(4, '0')}`);
    expect(await allNumbers()).toEqual(wanted);
  }, 60_000);

  it('have no gap after a transaction that failed after getting a number', async () => {
    const [first, second] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    const failing = dbOf(bookings).transaction(async (tx) => {
      const booking = await lockBooking(tx, { id: first.id });
      const entry = { bookingId: first.id, kind: 'payment', amount: 100, method: 'cash' } as const;
      await bookings.app
        .get(BookingWriter)
        .addEntries(tx, booking, [entry], { actor: SYSTEM, action: 'payment recorded' });
      throw new Error('after the number');
    });

    await expect(failing).rejects.toThrow('after the number');
    await pay(second);

    expect(await allNumbers()).toEqual([`R/${YEAR}/0001`]);
  });

  it('restart their numbers on 1 April in India', async () => {
    const booking = await aBooking(bookings);
    const issue = (instant: string) =>
      dbOf(bookings).transaction(async (tx) => {
        const locked = await lockBooking(tx, { id: booking.id });
        const entry = { bookingId: booking.id, kind: 'payment', amount: 100, method: 'cash' } as const;
        const change = { actor: SYSTEM, action: 'payment recorded', now: new Date(instant) } as const;
        await bookings.app.get(BookingWriter).addEntries(tx, locked, [entry], change);
      });
    for (const instant of ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z']) await issue(instant);

    expect(await allNumbers()).toEqual(['R/2026-27/0001', 'R/2027-28/0001']);
  });

  it('stay unchanged when guest, price and settings change', async () => {
    const booking = await aBooking(bookings);
    await pay(booking);
    const before = (await readAs(booking.cookie, booking.code, `R-${YEAR}-0001`)).body;

    await set('site_name', 'Another House');
    await dbOf(bookings).query(`UPDATE bookings SET full_name = 'Another Guest', final_total = 9000`);

    expect((await readAs(booking.cookie, booking.code, `R-${YEAR}-0001`)).body).toEqual(before);
  });
});

describe('GET /api/bookings/:code/receipts/:number', () => {
  it.each([
    ['with hyphens', (number: string) => number.replaceAll('/', '-')],
    ['with escaped slashes', (number: string) => encodeURIComponent(number)],
    ['with slashes', (number: string) => number],
  ])('answers a number %s, and its document with .pdf, the same bytes every time', async (_how, write) => {
    const booking = await aBooking(bookings);
    await pay(booking);
    const number = write(`R/${YEAR}/0001`);

    const receipt = await readAs(booking.cookie, booking.code, number);
    const files = await Promise.all([1, 2].map(() => pdf(booking, `${number}.pdf`)));
    const again = await pdf(booking, `${number}.pdf`);

    expect(receipt).toMatchObject({ status: 200, body: { number: `R/${YEAR}/0001`, amount: 5100 } });
    expect(files[0]?.text.startsWith('%PDF-')).toBe(true);
    expect(files[1]?.text).toBe(files[0]?.text);
    expect(again.text).toBe(files[0]?.text);
    expect(again.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="R-${YEAR}-0001.pdf"`,
      'cache-control': 'private, no-store',
    });
  });

  it('shows that its entry was corrected, in the list too, and its document stays the same', async () => {
    const booking = await aBooking(bookings);
    await pay(booking);
    const number = `R-${YEAR}-0001`;
    const before = [await readAs(booking.cookie, booking.code, number), await pdf(booking, `${number}.pdf`)] as const;
    const { entries } = (await ofAdmin<BookingLedger>('GET', `bookings/${booking.id}/ledger`)).body;
    const entry = entries.find(({ receipt }) => receipt !== null);

    const { status } = await ofAdmin('POST', `ledger/${entry?.id}/correct`, { note: 'Typed twice' });
    const after = [await readAs(booking.cookie, booking.code, number), await pdf(booking, `${number}.pdf`)] as const;

    expect(status).toBe(201);
    expect(before[0].body).not.toHaveProperty('corrected');
    const at: unknown = expect.stringMatching(/^20.*Z$/);
    expect(after[0].body).toEqual({ ...before[0].body, corrected: { at, successor: null } });
    expect(after[1].text).toBe(before[1].text);
    const path = `/api/bookings/${booking.code}/receipts`;
    const list = await call<ListedReceipt[]>(bookings, 'GET', path, { headers: booking.cookie });
    expect(list.body).toMatchObject([{ number: `R/${YEAR}/0001`, isCorrected: true }]);
  });

  it('is refused without the token, for another booking’s receipt and for an unknown one', async () => {
    const [mine, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await pay(mine);
    const number = `R-${YEAR}-0001`;

    const responses = [
      await readAs({}, mine.code, number),
      await readAs(other.cookie, mine.code, number),
      await readAs(other.cookie, other.code, number),
      await readAs(other.cookie, other.code, `${number}.pdf`),
      await readAs(mine.cookie, mine.code, `R-${YEAR}-0002`),
      await readAs(mine.cookie, mine.code, "R-2026-27-0001'--"),
      await readAs(mine.cookie, 'FH-1', number),
    ];

    expect(responses.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404, 404, 404]);
  });

  it.each(['=HYPERLINK("http://evil.example")', ') Tj ET (', '\u202Egnirts', 'అనన్య రెడ్డి', 'अनन्या रेड्डी'.repeat(7)])(
    'makes a document for the name %j',
    async (fullName) => {
      const booking = await aBooking(bookings, { fullName });
      await pay(booking);

      const file = await pdf(booking, `R-${YEAR}-0001.pdf`);

      expect([file.status, file.text.startsWith('%PDF-'), file.text.trimEnd().endsWith('%%EOF')]).toEqual([
        ...[200, true, true],
      ]);
    },
  );
});

describe('GET /api/bookings/:code/receipts', () => {
  it('lists the receipts of the booking only to its guest', async () => {
    const [booking, other] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await pay(booking);
    await pay(other);
    const list = (headers: Record<string, string>) =>
      call<ListedReceipt[]>(bookings, 'GET', `/api/bookings/${booking.code}/receipts`, { headers });

    expect((await list(booking.cookie)).body).toEqual([
      { number: `R/${YEAR}/0001`, kind: 'payment', amount: 5100, at: expect.any(String) },
    ]);
    expect((await list(other.cookie)).status).toBe(401);
  });
});

describe('GET /api/admin/ledger/receipts/:number', () => {
  it('is for admins only, and answers receipt and document', async () => {
    const booking = await aBooking(bookings);
    await pay(booking);
    const path = `ledger/receipts/R-${YEAR}-0001`;

    expect((await call(bookings, 'GET', `/api/admin/${path}`, { headers: booking.cookie })).status).toBe(401);
    expect((await ofAdmin<Receipt>('GET', path)).body.amount).toBe(5100);
    const file = await fileAt(`/api/admin/${path}.pdf`, { authorization: bookings.identity.bearer() });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await ofAdmin('GET', 'ledger/receipts/1')).status).toBe(404);
  });
});

describe('POST /api/admin/ledger/receipts/:number/send', () => {
  it('has the receipt sent to its guest each time, and notes it in the booking’s history', async () => {
    const booking = await aBooking(bookings, { email: 'asha@example.com' });
    await pay(booking, 6000);
    await refund(booking, 900);
    const send = (serial: string) => ofAdmin<ReceiptSent>('POST', `ledger/receipts/R-${YEAR}-${serial}/send`);

    const responses = [await send('0002'), await send('0001'), await send('0001')];

    expect(responses.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { email: 'asha@example.com' }]),
    );
    const events = await eventsOf(bookings, 'receipt.send-requested');
    expect(events.map(({ booking: { id }, number, kind, amount }) => [id, number, kind, amount])).toEqual([
      [booking.id, `R/${YEAR}/0002`, 'refund', 900],
      [booking.id, `R/${YEAR}/0001`, 'payment', 6000],
      [booking.id, `R/${YEAR}/0001`, 'payment', 6000],
    ]);
    const { audit } = (await ofAdmin<BookingDetails>('GET', `bookings/${booking.id}`)).body;
    expect(audit.filter(({ action }) => action === 'receipt-sent').map(({ note }) => note)).toHaveLength(3);
  });

  it('answers null for a guest without an address, and 404 for an unknown number', async () => {
    const booking = await aBooking(bookings);
    await dbOf(bookings).query('UPDATE bookings SET email = NULL');
    await pay(booking);

    expect((await ofAdmin<ReceiptSent>('POST', `ledger/receipts/R-${YEAR}-0001/send`)).body).toEqual({ email: null });
    expect((await ofAdmin('POST', `ledger/receipts/R-${YEAR}-0002/send`)).status).toBe(404);
    expect((await ofAdmin('POST', 'ledger/receipts/none/send')).status).toBe(404);
    expect((await call(bookings, 'POST', `/api/admin/ledger/receipts/R-${YEAR}-0001/send`)).status).toBe(401);
  });
});

describe('receipts of a house with a GST number', () => {
  const GSTIN = '36ABCDE1234F1Z5';
  const month = today().slice(0, 7);
  const csvOf = async () => {
    const headers = { authorization: bookings.identity.bearer() };
    const { text } = await fileAt(`/api/admin/ledger/tax-export?month=${month}`, headers);
    return text
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('"', '').split(','));
  };

  it('have the number and the tax, whose parts add up to the amount', async () => {
    await set('gstin', GSTIN);
    const booking = await aBooking(bookings, { selectedServices: ['1'] });
    await pay(booking, 6900);

    const { body } = await readAs(booking.cookie, booking.code, `R-${YEAR}-0001`);

    expect(body.seller.gstin).toBe(GSTIN);
    expect(body.tax?.placeOfSupply).toBe('36-Telangana');
    expect(body.tax?.lines.map(({ sac, percent }) => [sac, percent])).toEqual([
      ['996311', 5],
      ['999799', 18],
    ]);
    const sum = body.tax?.lines.reduce((all, { taxable, cgst, sgst }) => all + taxable + cgst + sgst, 0);
    expect(sum).toBe(690_000);
  });

  it('name the state of the number as place of supply while no rates are stored', async () => {
    await set('gstin', '27ABCDE1234F1Z5');
    const booking = await aBooking(bookings);
    await pay(booking, 6900);

    const { body } = await readAs(booking.cookie, booking.code, `R-${YEAR}-0001`);

    expect(body.tax?.placeOfSupply).toBe('27-Maharashtra');
  });

  it('the month’s tax file has negative refunds and undone payments, so that its sums are what was received', async () => {
    await set('gstin', GSTIN);
    const [kept, undone] = [await aBooking(bookings), await aBooking(bookings, stayIn(20))];
    await pay(kept, 6000);
    await refund(kept, 900);
    await pay(undone);
    const { body } = await ofAdmin<BookingLedger>('GET', `bookings/${undone.id}/ledger`);
    await ofAdmin('POST', `ledger/${body.entries.at(-1)?.id}/correct`, {});

    const [header = [], ...rows] = await csvOf();

    expect(rows.map((row) => row[header.indexOf('Document')])).toEqual([
      ...['Tax invoice', 'Credit note', 'Tax invoice', 'Tax invoice (undone)'],
    ]);
    const sum = (column: string) => rows.reduce((all, row) => all + Number(row[header.indexOf(column)]), 0);
    expect(sum('Total')).toBeCloseTo(5100);
    expect(sum('CGST')).toBeCloseTo(sum('SGST'));
    const report = (await ofAdmin<MoneyReport>('GET', `money/reports?month=${month}`)).body;
    expect(report.tax?.taxable).toBeCloseTo(sum('Taxable'));
    expect(report.tax?.cgst).toBeCloseTo(sum('CGST'));
  });

  it('the tax file is empty without a GST number, and a month is required', async () => {
    await pay(await aBooking(bookings));

    expect(await csvOf()).toHaveLength(1);
    expect((await ofAdmin<MoneyReport>('GET', `money/reports?month=${month}`)).body.tax).toBeNull();
    expect((await ofAdmin('GET', 'ledger/tax-export?month=2026-13')).status).toBe(400);
  });
});

/** A file as the service sends it, one character per byte. */
async function fileAt(url: string, headers: Record<string, string>) {
  const response = await bookings.app.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, text: response.rawPayload.toString('latin1'), headers: response.headers };
}

function pdf({ code, cookie }: Booked, number: string) {
  return fileAt(`/api/bookings/${code}/receipts/${number}`, cookie);
}
