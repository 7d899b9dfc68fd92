import { describe, expect, it } from '@jest/globals';
import type {
  AuditEntryView,
  BookingDetails,
  BookingView,
} from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, dbOf, put, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const list = (query = '') => callAsAdmin<BookingView[] & Problem>(bookings, 'GET', `/api/admin/bookings${query}`);
const ids = async (query: string) => (await list(query)).body.map(({ id }) => id);

describe('GET /api/admin/bookings', () => {
  it('returns an array, the newest first, with the total in a header', async () => {
    for (const days of [10, 20, 30]) await aBooking(bookings, stayIn(days));

    const { status, body, headers } = await list();

    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(headers['x-total-count']).toBe('3');
    expect(Object.keys(body[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['id', 'fullName', 'contactNumber', 'email', 'checkinDate', 'checkoutDate', 'guestCount', 'checkinTime'],
        ...['checkoutTime', 'selectedServices', 'couponCode', 'specialRequests', 'basePrice', 'servicesPrice'],
        ...['discountAmount', 'finalTotal', 'status', 'confirmationCode', 'confirmedAt', 'emailSent', 'reminderSent'],
        ...['cancelledAt', 'cancellationReason', 'paymentStatus', 'upiTransactionId', 'paymentVerifiedAt'],
        ...['paymentNotes', 'createdAt', 'updatedAt'],
      ]),
    );
  });

  it('returns one page of the matching bookings', async () => {
    for (const days of [10, 20, 30, 40, 50]) await aBooking(bookings, stayIn(days));

    const { body, headers } = await list('?page=2&pageSize=2');

    expect(body.map(({ id }) => id)).toEqual([3, 2]);
    expect(headers['x-total-count']).toBe('5');
    expect((await list('?page=9&pageSize=2')).body).toEqual([]);
  });

  it('finds part of a code, a name, a phone number or a UTR', async () => {
    const { code } = await aBooking(bookings, {
      ...stayIn(10),
      fullName: 'Anil_Kumar 100%',
      contactNumber: '+91 (00000) 54321',
    });
    await aBooking(bookings, { ...stayIn(20), contactNumber: '98480 12345', upiTransactionId: '777788889999' });

    expect(await ids(`?q=${code.slice(3, 9).toLowerCase()}`)).toEqual([1]);
    expect(await ids('?q=anil')).toEqual([1]);
    expect(await ids('?q=0000054321')).toEqual([1]);
    expect(await ids(`?q=${encodeURIComponent('(00000) 5')}`)).toEqual([1]);
    expect(await ids('?q=78888')).toEqual([2]);
    expect(await ids(`?q=${encodeURIComponent('100%')}`)).toEqual([1]);
    expect(await ids('?q=n_l')).toEqual([]);
    expect(await ids(`?q=${encodeURIComponent("' OR 1=1 --")}`)).toEqual([]);
    expect(await ids('?q=')).toEqual([2, 1]);
  });

  it.each(['98480 12345', '+91 98480 12345', '+91 98480', '098480 12345', '919848012345', '0091 98480 12345'])(
    'finds a phone number that was stored without country code by %s',
    async (typed) => {
      await aBooking(bookings, { ...stayIn(10), contactNumber: '98480 12345' });
      await aBooking(bookings, { ...stayIn(20), contactNumber: '98480 54321' });
      const expected = typed === '+91 98480' ? [2, 1] : [1];

      expect(await ids(`?q=${encodeURIComponent(typed)}`)).toEqual(expected);
    },
  );

  it('finds a booking by the UTR of each of its transfers', async () => {
    const { id, code, cookie } = await aBooking(bookings, { guestCount: 2, upiTransactionId: '111111111111' });
    const path = `/api/admin/bookings/${id}`;
    await callAsAdmin(bookings, 'POST', `${path}/verify-payment`, { body: { verified: true, amount: 1000 } });
    const body = { upiTransactionId: '222222222222' };
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers: cookie });
    await callAsAdmin(bookings, 'POST', `${path}/payments`, { body: { amount: 500, method: 'cash' } });

    for (const utr of ['111111111111', '222222222222']) expect(await ids(`?q=${utr}`)).toEqual([id]);
  });

  it('filters by status, payment and check-in', async () => {
    for (const days of [10, 20, 30]) await aBooking(bookings, stayIn(days));
    await put(bookings, 2, { status: 'cancelled', paymentStatus: 'failed' });
    await put(bookings, 3, { status: 'completed', paymentStatus: 'verified' });

    expect(await ids('?status=pending')).toEqual([1]);
    expect(await ids('?status=pending,completed')).toEqual([3, 1]);
    expect(await ids('?status=pending&status=cancelled')).toEqual([2, 1]);
    expect(await ids('?paymentStatus=failed,verified')).toEqual([3, 2]);
    expect(await ids(`?from=${stayIn(20).checkinDate}`)).toEqual([3, 2]);
    expect(await ids(`?from=${stayIn(10).checkinDate}&to=${stayIn(20).checkinDate}&status=pending`)).toEqual([1]);
    expect(await ids('?q=&status=&paymentStatus=&sort=&page=&pageSize=')).toEqual([3, 2, 1]);
  });

  it.each([
    ['createdAt', [1, 2, 3]],
    ['-checkinDate', [2, 1, 3]],
    ['checkinDate', [3, 1, 2]],
    ['finalTotal', [1, 3, 2]],
    ['-fullName', [1, 3, 2]],
    ['status', [3, 2, 1]],
  ])('sorts by %s', async (sort, expected) => {
    await aBooking(bookings, { ...stayIn(20), fullName: 'Zoya', guestCount: 1 });
    await aBooking(bookings, { ...stayIn(30), fullName: 'Amar', guestCount: 9 });
    await aBooking(bookings, { ...stayIn(10), fullName: 'Mira', guestCount: 5 });
    await put(bookings, 3, { status: 'cancelled' });
    await put(bookings, 2, { status: 'confirmed' });

    expect(await ids(`?sort=${sort}`)).toEqual(expected);
  });

  it.each([
    ['?status=paid'],
    ['?paymentStatus=unknown'],
    ['?sort=guest_token_hash'],
    ['?sort=createdAt;DROP TABLE bookings'],
    ['?page=0'],
    ['?page=x'],
    ['?page=1e3'],
    ['?page=1&page=2'],
    ['?page=1.5'],
    ['?pageSize=100000'],
    ['?from=tomorrow'],
    [`?q=${'x'.repeat(300)}`],
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('counts the bookings that compete with each pending one', async () => {
    await aBooking(bookings, stayIn(10, 2));
    await aBooking(bookings, stayIn(11, 2));
    await aBooking(bookings, { ...stayIn(13), checkinTime: '12:00' });
    await aBooking(bookings, { ...stayIn(14), checkinTime: '11:00' });
    await aBooking(bookings, stayIn(30));

    const { body } = await list('?sort=createdAt');

    expect(body.map(({ competingRequests }) => competingRequests)).toEqual([1, 1, 1, 1, 0]);
    await put(bookings, 1, { status: 'cancelled' });
    expect((await list('?sort=createdAt')).body.map((one) => one.competingRequests)).toEqual([0, 0, 1, 1, 0]);
  });

  it('names competing bookings by direct overlap including the turnaround, not through a third booking', async () => {
    const first = await aBooking(bookings, stayIn(10, 2));
    const middle = await aBooking(bookings, stayIn(11, 3));
    const last = await aBooking(bookings, { ...stayIn(14), checkinTime: '11:00' });

    const { body } = await list('?sort=createdAt');

    expect(body.map(({ competingWith }) => competingWith)).toEqual([
      [middle.code],
      [first.code, last.code],
      [middle.code],
    ]);
  });

  it('names competing bookings on both sides when their turnarounds differ', async () => {
    const first = await aBooking(bookings, stayIn(10));
    const second = await aBooking(bookings, { ...stayIn(11), checkinTime: '13:00' });
    await put(bookings, first.id, { turnaroundMinutes: 180 });

    const { body } = await list('?sort=createdAt');

    expect(body.map(({ competingWith }) => competingWith)).toEqual([[second.code], [first.code]]);
  });
});

describe('GET /api/admin/bookings with one UTR on two bookings', () => {
  it('flags both bookings and no other', async () => {
    const upiTransactionId = '123456789012';
    const first = await aBooking(bookings, { ...stayIn(10), upiTransactionId });
    await put(bookings, first.id, { paymentStatus: 'failed' });
    await aBooking(bookings, { ...stayIn(20), upiTransactionId });
    await aBooking(bookings, { ...stayIn(30), upiTransactionId: '999999999999' });
    await aBooking(bookings, stayIn(40));

    const { body } = await list('?sort=createdAt');

    expect(body.map(({ duplicateUtr }) => duplicateUtr)).toEqual([true, true, false, false]);
  });
});

describe('GET /api/admin/bookings/:id', () => {
  it('returns price lines, competing bookings, history and payments', async () => {
    await aBooking(bookings, { ...stayIn(10), selectedServices: ['1'], upiTransactionId: '123456789012' });
    await aBooking(bookings, stayIn(10));

    const { status, body } = await callAsAdmin<BookingDetails>(bookings, 'GET', '/api/admin/bookings/1');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 1,
      competingRequests: 1,
      price: { services: [{ name: 'BBQ Setup', price: 1800 }], finalTotal: 6900 },
      competing: [{ id: 2 }],
      audit: [{ actor: 'guest', action: 'requested' }],
      payments: [{ upiTransactionId: '123456789012', outcome: 'submitted', duplicate: false }],
      mails: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/token|hash/i);
  });

  it('names the pending bookings that confirming a cancelled one again would refuse, and counts none of them', async () => {
    const cancelled = await aBooking(bookings, stayIn(10, 2));
    const rivals = [
      await aBooking(bookings, stayIn(11)),
      await aBooking(bookings, { ...stayIn(12), checkinTime: '11:00' }),
    ];
    await aBooking(bookings, { ...stayIn(12), checkinTime: '12:00' });
    await put(bookings, cancelled.id, { status: 'cancelled' });

    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${cancelled.id}`);

    expect(body.competing.map(({ id }) => id)).toEqual(rivals.map(({ id }) => id));
    expect(body).toMatchObject({ competingRequests: 0, competingWith: [] });
  });
});

describe('GET /api/admin/bookings/:id/audit', () => {
  const NOTES = 450;
  const history = (id: number, query = '') =>
    callAsAdmin<AuditEntryView[]>(bookings, 'GET', `/api/admin/bookings/${id}/audit${query}`);
  const notesOf = (entries: readonly AuditEntryView[]) => entries.map(({ note }) => note);

  /** A booking with a long history, and another one. */
  async function aLongHistory(): Promise<number> {
    const { id } = await aBooking(bookings);
    await aBooking(bookings, stayIn(20));
    await dbOf(bookings).query(
      `INSERT INTO audit_entries (booking_id, actor, action, note)
       SELECT $1, 'owner', 'reminded', 'note ' || n FROM generate_series(1, $2) AS n ORDER BY n`,
      [id, NOTES],
    );
    return id;
  }

  it('returns one page of the changes, the newest first, and their total number', async () => {
    const id = await aLongHistory();

    const second = await history(id, '?page=2&pageSize=2');
    const last = await history(id, '?page=3&pageSize=200');

    expect(notesOf(second.body)).toEqual(['note 448', 'note 447']);
    expect(second.headers['x-total-count']).toBe(String(NOTES + 1));
    expect(last.body).toHaveLength(NOTES + 1 - 400);
    expect(last.body.at(-1)).toMatchObject({ actor: 'guest', action: 'requested', to: 'pending' });
  });

  it('returns those whose texts contain the search text, wildcards taken literally', async () => {
    const id = await aLongHistory();

    expect(notesOf((await history(id, '?q=note%20449')).body)).toEqual(['note 449']);
    expect((await history(id, '?q=Requested')).body).toHaveLength(1);
    expect((await history(id, '?q=%25')).body).toEqual([]);
  });

  it('has what the booking itself, which has the newest 200 in their order, leaves out', async () => {
    const id = await aLongHistory();

    const { audit } = (await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`)).body;
    const older = (await history(id, '?page=2&pageSize=200')).body;

    expect([audit.length, audit[0]?.note, audit.at(-1)?.note]).toEqual([200, 'note 251', 'note 450']);
    expect(older[0]?.note).toBe('note 250');
  });

  it('returns 404 for an unknown booking', async () => {
    expect((await history(4711)).status).toBe(404);
  });
});
