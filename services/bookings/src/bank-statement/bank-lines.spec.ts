import { describe, expect, it } from '@jest/globals';
import type { StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import { BODY_LIMITS } from '@farmhouse/contracts/routes/routes';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { bankStatements, statement, UTR } from '../testing/bank-statements.ts';
import {
  aBooking,
  dbOf,
  multiply,
  put,
  rowsOf,
  setSetting,
  stayIn,
  stored,
  type Booked,
} from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
const { post, load, upload, list, counts, withoutLine, aPaid } = bankStatements(bookings);

describe('POST /api/admin/bank-statements', () => {
  it('stores every line once, however often it is imported, even concurrently', async () => {
    const text = statement(['UPI-ASHA', UTR, 5100], ['CASH DEPOSIT', '', 700], ['CASH DEPOSIT', '', 700]);

    const responses = await Promise.all([load(text), load(text), load(text)]);
    const again = await load(text);

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.reduce((sum, { body }) => sum + body.added, 0)).toBe(3);
    expect(again.body).toMatchObject({ bank: 'hdfc', read: 3, added: 0, known: 3, debits: 0, unreadable: [] });
    expect(await rowsOf(bookings, 'bank_lines')).toBe(3);
  });

  it('stores a line without a UTR once when its statement is imported twice at once, with its bank and without', async () => {
    const text = 'Wann,Was,Wieviel\n01/11/2026,From Asha,5100.00';
    const columns = { date: 'Wann', text: 'Was', credit: 'Wieviel' };
    const writes = dbOf(bookings).createQueryRunner();
    await writes.startTransaction();
    await writes.query('LOCK TABLE bank_lines IN SHARE MODE'); // both can read before either of them writes

    const imports = Promise.all([load(text, { bank: 'Village Bank', columns }), load(text, { columns })]);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => expect(await dbOf(bookings).query(waiting)).toHaveLength(2));
    await writes.commitTransaction();
    await writes.release();

    expect((await imports).map(({ body }) => body.added).sort()).toEqual([0, 1]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(1);
  });

  it('stores a transfer once, whatever its bank is called, and also when a message about it comes first', async () => {
    const text = statement(['UPI-ASHA', UTR, 5100]);
    const message = `Rs.5,100.00 credited to a/c XX1234 on 01-11-26 by UPI from ASHA. UPI Ref No ${UTR}`;

    const responses = [await load(message), await load(text), await load(text, { bank: 'my bank' })];

    expect(responses.map(({ status, body }) => [status, body.read, body.added])).toEqual([
      [200, 1, 1],
      [200, 1, 0],
      [200, 1, 0],
    ]);
    expect(await list()).toMatchObject([{ utr: UTR, amount: 5100 }]);
  });

  it('returns the same to a repeat with one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'the-statement-of-may' };
    const body = { text: statement(['UPI-ASHA', UTR, 5100]) };
    const send = () =>
      callAsAdmin<StatementImported>(bookings, 'POST', '/api/admin/bank-statements', { body, headers });

    const responses = [await send(), await send()];

    expect(responses.map(({ status, body: { added } }) => [status, added])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('returns the columns that it found and the number of rows that it could not read, and stores the others', async () => {
    const text = `${statement(['UPI-ASHA', UTR, 5100])}${'\nsome day,CASH,,,,70.00,1.00'.repeat(21)}`;

    const { body } = await load(text);

    expect(body).toMatchObject({ added: 1, unreadableCount: 21, columns: { text: 'Narration' } });
    expect(body.header).toContain('Narration');
    expect(body.unreadable).toHaveLength(20);
  });

  it('takes a file as a form', async () => {
    const { status, body } = await upload(statement(['UPI-ASHA', UTR, 5100]));

    expect([status, body]).toMatchObject([200, { added: 1 }]);
  });

  it.each([
    ['without a bank, and then with one', [undefined, 'Village Bank']],
    ['with a bank, and then without one', ['Village Bank', undefined]],
  ])('stores a line without a reference once when its statement comes %s', async (_when, banks) => {
    const text = 'Date,Narration,Credit\n01/11/2026,NEFT Somebody,1234.00\n01/11/2026,NEFT Somebody,1234.00';

    const added: unknown[] = [];
    for (const bank of banks)
      added.push((await load(text, { bank, preview: true })).body.added, (await load(text, { bank })).body.added);

    expect(added).toEqual([2, 2, 0, 0]);
  });

  it('reads a file by the columns of its form, and remembers them for the bank', async () => {
    const fields = { bank: 'Village Bank', columns: '{"date":"Wann","text":"Was","credit":"Wieviel"}' };

    const preview = await upload('Wann,Was,Wieviel\n01/11/2026,From Asha,5100.00', { ...fields, preview: 'true' });
    const named = await upload('Wann,Was,Wieviel\n01/11/2026,From Asha,5100.00', fields);
    const later = await upload('Wann,Was,Wieviel\n02/11/2026,From Ravi,800.00', { bank: 'village bank' });

    expect([preview, named, later].map(({ status, body }) => [status, body.added])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(2);
  });

  it.each([
    [{ columns: '{"date":5,"text":"Was"}' }, 'columns.date', 'The column of dates is required'],
    [{ columns: '[]' }, 'columns', 'The columns must be an object'],
    [{ columns: '{' }, 'columns', 'The columns must be an object'],
    [{ preview: 'yes' }, 'preview', 'Preview must be true or false'],
  ])('returns 400 to a file with the fields %j', async (fields, path, message) => {
    const { status, body } = await upload(statement(['UPI-ASHA', UTR, 5100]), fields);

    expect([status, body.errors?.[0]]).toEqual([400, { path, message }]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('refuses a form whose field is too large instead of importing its beginning', async () => {
    const text = `${statement(['UPI-ASHA', UTR, 5100])}\n`.padEnd(4097, ' ');

    const { status, body } = await upload('', { text });

    expect([status, body]).toMatchObject([
      413,
      { code: 'payload-too-large', message: expect.stringContaining('"text"') },
    ]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('reads a file in UTF-16', async () => {
    const { status, body } = await upload(Buffer.from(`\ufeff${statement(['UPI-ASHA', UTR, 5100])}`, 'utf16le'));

    expect([status, body]).toMatchObject([200, { added: 1, unreadableCount: 0 }]);
    expect(await list()).toMatchObject([{ utr: UTR, amount: 5100 }]);
  });

  it.each([
    ['an Excel file', [0x50, 0x4b, 0x03, 0x04], 'Excel'],
    ['a PDF', [...Buffer.from('%PDF-1.7')], 'PDF'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00], 'not a text file'],
    ['UTF-16 without a mark', [...Buffer.from(statement(['UPI-ASHA', UTR, 5100]), 'utf16le')], 'not a text file'],
  ])('refuses %s and stores nothing', async (_what, bytes, message) => {
    const { status, body } = await upload(Buffer.from(bytes));

    expect([status, body.errors]).toEqual([400, [{ path: 'file', message: expect.stringContaining(message) }]]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('refuses a file above the limit for uploads instead of importing its beginning', async () => {
    const content = statement(['UPI-ASHA', UTR, 5100]).padEnd(BODY_LIMITS.upload + 1, '\n');

    const { status, body } = await upload(content);

    expect([status, body]).toMatchObject([413, { code: 'payload-too-large' }]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('stores nothing for a preview', async () => {
    const { body } = await load(statement(['UPI-ASHA', UTR, 5100]), { preview: true });

    expect(body).toMatchObject({ read: 1, added: 1 });
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('refuses unknown columns and returns the header, and remembers them for the bank once they are named', async () => {
    const text = 'Wann,Was,Wieviel\n01/11/2026,From Asha,5100.00';
    const other = 'Wann,Was,Wieviel\n02/11/2026,From Ravi,800.00';
    const columns = { date: 'Wann', text: 'Was', credit: 'Wieviel' };

    const refused = await load(text, { bank: 'Village Bank' });
    const named = await load(text, { bank: 'Village Bank', columns });
    const later = await load(other, { bank: 'village bank' });

    expect([refused.status, refused.body]).toMatchObject([400, { header: ['Wann', 'Was', 'Wieviel'] }]);
    expect([named.status, named.body.added, later.status, later.body.added]).toEqual([200, 1, 200, 1]);
  });

  it('reads by the columns that were named for the bank, even if others can be guessed from the header', async () => {
    const columns = { date: 'Value Date', text: 'Description', credit: 'Credit' };
    const text = 'Txn Date,Value Date,Description,Debit,Credit\n05/11/2026,07/11/2026,From Asha,,5100.00';
    await load(text, { bank: 'Village Bank', columns });

    const again = await load(text, { bank: 'Village Bank' });

    expect(again.body).toMatchObject({ added: 0, known: 1, columns });
    expect(await list()).toMatchObject([{ date: '2026-11-07' }]);
  });

  it('reads a statement without the columns that were named for the bank by its header', async () => {
    await load('Wann,Was,Wieviel\n01/11/2026,From Asha,5100.00', {
      ...{ bank: 'Village Bank', columns: { date: 'Wann', text: 'Was', credit: 'Wieviel' } },
    });

    const { status, body } = await load(statement(['UPI-RAVI', UTR, 800]), { bank: 'Village Bank' });

    expect([status, body.added]).toEqual([200, 1]);
  });

  it.each([
    [{}, 'text', 'Choose a file or paste the text'],
    [{ text: '' }, 'text', 'Choose a file or paste the text'],
    [{ text: 5 }, 'text', 'Choose a file or paste the text'],
    [{ text: null }, 'text', 'Choose a file or paste the text'],
    [{ text: 'x', bank: 5 }, 'bank', 'This must be a string'],
    [{ text: 'x', columns: 'x' }, 'columns', 'The columns must be an object'],
    [{ text: 'x', columns: 5 }, 'columns', 'The columns must be an object'],
    [{ text: 'x', columns: [] }, 'columns', 'The columns must be an object'],
    [{ text: 'x', columns: { date: 5, text: 'Text' } }, 'columns.date', 'The column of dates is required'],
    [{ text: 'x', preview: 'x' }, 'preview', 'Preview must be true or false'],
    [{ text: 'hello' }, 'file', expect.any(String)],
  ])('returns 400 to %j', async (body, path, message) => {
    const response = await post('bank-statements', body);

    expect([response.status, response.body.errors?.[0]]).toEqual([400, { path, message }]);
    expect(await rowsOf(bookings, 'bank_lines')).toBe(0);
  });

  it('is for admins only', async () => {
    const { cookie } = await aBooking(bookings);
    const paths = ['bank-statements', 'bank-lines/1/accept', 'bank-lines/1/ignore', 'bank-lines/accept-certain'];

    for (const path of paths) {
      expect((await call(bookings, 'POST', `/api/admin/${path}`, { headers: cookie, raw: '{' })).status).toBe(401);
    }
  });
});

describe('GET /api/admin/bank-lines', () => {
  it('lists all lines when the state is empty', async () => {
    await load(statement(['CASH DEPOSIT', '', 700]));

    expect(await list('?state=')).toMatchObject([{ amount: 700 }]);
  });

  it('proposes a match of UTR and amount as certain, then of amount, day and name, then of the UTR only', async () => {
    const certain = await aPaid();
    const named = await aBooking(bookings, { ...stayIn(20), fullName: 'Lakshmi Devi', guestCount: 6 });
    const differs = await aPaid('412345678902', stayIn(30), 'Ravi Kumar');
    await load(
      statement(
        ['UPI-SOMEBODY', UTR, 5100],
        ['NEFT/LAKSHMI D/HYD', 'N123', 7400],
        ['UPI-RAVI', '412345678902', 4000],
        ['UPI-STRANGER', '999999999999', 12],
      ),
    );

    const lines = (await list('?pageSize=10')).sort((a, b) => a.text.localeCompare(b.text));

    expect(lines.map(({ text, state, certain: isCertain, bookingId }) => [text, state, isCertain, bookingId])).toEqual([
      [expect.stringContaining('LAKSHMI'), 'proposed', false, named.id],
      [expect.stringContaining('RAVI'), 'proposed', false, differs.id],
      [expect.stringContaining('SOMEBODY'), 'proposed', true, certain.id],
      [expect.stringContaining('STRANGER'), 'unknown', false, null],
    ]);
    expect(await counts()).toEqual({ proposed: 3, unknown: 1, accepted: 0, ignored: 0, certain: 1 });
    expect((await list('?state=unknown')).map(({ utr }) => utr)).toEqual(['999999999999']);
    expect(Object.keys(lines[0] ?? {})).toEqual(
      expect.arrayContaining(['id', 'date', 'amount', 'text', 'utr', 'state', 'certain', 'bookingId']),
    );
  });

  it('proposes a completed stay that still owes the amount', async () => {
    const { id } = await aBooking(bookings, { fullName: 'Lakshmi Devi' });
    await put(bookings, id, { status: 'completed' });
    await load(statement(['NEFT/LAKSHMI D/HYD', 'N123', 5100]));

    expect(await list()).toMatchObject([{ state: 'proposed', certain: false, bookingId: id }]);
  });

  it.each([
    ['the advance of a request', 2550, false],
    ['the whole price of a request with an advance', 5100, false],
    ['a balance that is due later', 2550, true],
  ])('proposes a transfer of %s', async (_what, amount, isAdvancePaid) => {
    await setSetting(bookings, 'advance_percent', '50');
    const { id } = await aBooking(bookings, { ...stayIn(30), fullName: 'Lakshmi Devi' });
    if (isAdvancePaid) {
      await post(`bookings/${id}/payments`, { amount: 2550, method: 'cash', verify: true });
      expect(await stored(bookings, id)).toMatchObject({ paymentStatus: 'verified', due: 2550 });
    }
    await load(statement(['NEFT/LAKSHMI D/HYD', 'N123', amount]));

    expect(await list()).toMatchObject([{ state: 'proposed', certain: false, bookingId: id }]);
  });

  it('proposes nothing for a booking that is paid', async () => {
    const { id } = await aBooking(bookings, { fullName: 'Lakshmi Devi' });
    await post(`bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await load(statement(['NEFT/LAKSHMI D/HYD', 'N123', 5100]));

    expect(await list()).toMatchObject([{ state: 'unknown' }]);
  });

  it('does not propose the same amount without the guest’s name', async () => {
    await aBooking(bookings);
    await load(statement(['NEFT SOMEBODY ELSE', 'N1', 5100]));

    expect(await list()).toMatchObject([{ state: 'unknown' }]);
  });
});

it.each([
  ['not certain', 'pending', 0],
  ['certain', 'confirmed', 1],
  ['certain', 'completed', 1],
  ['certain', 'cancelled', 1],
] as const)(
  'a transfer below the amount due is proposed as %s for a booking that is %s',
  async (_what, status, certain) => {
    const { id, code, cookie } = await aBooking(bookings, stayIn(30));
    const response = await call(bookings, 'POST', `/api/bookings/${code}/payment`, {
      body: { upiTransactionId: UTR, amount: 1 },
      headers: cookie,
    });
    expect(response.status).toBeLessThan(300);
    await put(bookings, id, { status });

    await load(statement(['UPI-ASHA', UTR, 1]));

    expect(await counts()).toMatchObject({ proposed: 1, certain });
  },
);

describe('a large statement', () => {
  it('of 10,000 lines is imported in 5 s and matched against 50,000 bookings in 2 s', async () => {
    await aBooking(bookings);
    await multiply(bookings, 50_000);
    await dbOf(bookings).query(
      `INSERT INTO payments (booking_id, amount, method, reference, state, at)
       SELECT id, final_total, 'upi', '5' || lpad(id::text, 11, '0'), 'submitted', now() FROM bookings ORDER BY id LIMIT 2000`,
    );
    await dbOf(bookings).query('ANALYZE payments; ANALYZE bookings');
    const rows = Array.from({ length: 10_000 }, (_, index): [string, string, number] => [
      ...(['UPI-GUEST', `5${String(index).padStart(11, '0')}`, 5100] as const),
    ]);
    const begun = performance.now();

    const { body } = await load(statement(...rows));

    const imported = performance.now();
    await dbOf(bookings).query('ANALYZE bank_lines');
    const analysed = performance.now();
    const found = await counts();
    const matched = performance.now();

    expect(body.added).toBe(10_000);
    expect(found.certain).toBeGreaterThan(1000);
    expect(imported - begun).toBeLessThan(5000);
    expect(matched - analysed).toBeLessThan(2000);
  }, 120_000);
});

describe('GET /api/admin/bank-lines/payments-without-line', () => {
  const record = ({ id }: Booked, body: object) => post(`bookings/${id}/payments`, { verify: true, ...body });
  const verified = async (utr: string, stay: ReturnType<typeof stayIn>): Promise<Booked> => {
    const booking = await aPaid(utr, stay);
    await post(`bookings/${booking.id}/verify-payment`, { verified: true });
    return booking;
  };

  it('is empty before a statement is imported', async () => {
    await verified(UTR, stayIn(10));

    expect((await withoutLine()).body).toEqual([]);
  });

  it('lists verified payments that no line shows, the latest first, until a statement shows them', async () => {
    const shown = await verified(UTR, stayIn(10));
    const unknown = await verified('512345678901', stayIn(20));
    const other = await aBooking(bookings, stayIn(30));
    await record(other, { amount: 100, method: 'cash' });
    await record(other, { amount: 200, method: 'bank', reference: 'NEFT 7' });
    await aPaid('612345678901', stayIn(40));
    await load(statement(['UPI-ASHA', UTR, 5100], ['NEFT', '', 200]));

    const { body, headers } = await withoutLine();
    const second = await withoutLine('?page=2&pageSize=1');
    await load(statement(['UPI-ASHA', '512345678901', 5100]));
    const proposed = await withoutLine();
    await post('bank-lines/accept-certain');
    const accepted = await withoutLine();

    expect(body).toMatchObject([
      { amount: 200, method: 'bank', reference: 'NEFT 7', bookingId: other.id, confirmationCode: other.code },
      { amount: 5100, method: 'upi', reference: '512345678901', bookingId: unknown.id, fullName: 'Asha Rao' },
    ]);
    expect(body[0]).toMatchObject({ id: expect.any(Number), date: istDate(new Date()) });
    expect(headers['x-total-count']).toBe('2');
    expect(body.map(({ bookingId }) => bookingId)).not.toContain(shown.id);
    expect(second.body).toEqual(body.slice(1));
    for (const left of [proposed, accepted]) expect(left.body).toEqual(body.slice(0, 1));
  });
});
