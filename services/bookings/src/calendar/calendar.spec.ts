import { describe, expect, it } from '@jest/globals';
import type { CalendarBlock, OwnerCalendar } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, bookingInput, dbOf, postBooking, rowsOf, stayIn, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const day = (days: number) => addDays(today(), days);
const at = (days: number, time: string) => istInstant(day(days), time).toISOString();
const block = (fromDate: string, toDate: string, reason?: string) =>
  callAsAdmin<CalendarBlock & Problem>(bookings, 'POST', '/api/admin/calendar/blocks', {
    body: { fromDate, toDate, reason },
  });
const free = (id: number, fromDate: string, toDate: string) =>
  callAsAdmin(bookings, 'POST', `/api/admin/calendar/blocks/${id}/free`, { body: { fromDate, toDate } });
const confirm = (id: number) => callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
const available = (from: string, to: string) =>
  call<Availability & Problem>(bookings, 'GET', `/api/availability?from=${from}&to=${to}`);

describe('GET /api/availability', () => {
  it('returns merged taken and requested ranges without any guest’s data', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await confirm(id);
    await aBooking(bookings, stayIn(20));
    await aBooking(bookings, stayIn(20, 3));
    await block(day(30), day(31));

    const { status, body } = await available(day(0), day(40));

    expect(status).toBe(200);
    expect(body).toEqual({
      from: day(0),
      to: day(40),
      ranges: [
        { kind: 'taken', from: at(10, '12:00'), to: at(11, '12:00') },
        { kind: 'requested', from: at(20, '12:00'), to: at(23, '11:00') },
        { kind: 'taken', from: at(30, '00:00'), to: at(32, '01:00') },
      ],
      turnaroundMinutes: 60,
    });
  });

  it('returns only the part within the span', async () => {
    await aBooking(bookings, stayIn(10, 5));

    const { body } = await available(day(12), day(13));

    expect(body.ranges).toEqual([{ kind: 'requested', from: at(12, '00:00'), to: at(14, '00:00') }]);
  });

  it.each(['', '?from=2026-01-01', '?from=x&to=y', '?from=2026-02-01&to=2026-01-01', '?from=2026-01-01&to=2027-12-31'])(
    'needs a span of at most 400 days: %j',
    async (query) => {
      const { status, body } = await call<Problem>(bookings, 'GET', `/api/availability${query}`);

      expect(status).toBe(400);
      expect(body.errors?.length).toBeGreaterThan(0);
    },
  );
});

describe('calendar blocks', () => {
  it('occupy their days from the first midnight to the last', async () => {
    const { status, body } = await block(day(10), day(11), ' painting ');

    expect(status).toBe(201);
    expect(body).toEqual({ id: body.id, fromDate: day(10), toDate: day(11), reason: 'painting', version: 1 });
    const inputs = [
      { ...stayIn(9), checkoutTime: '12:00' },
      { ...stayIn(11, 0), checkinTime: '10:00' },
      { ...stayIn(9, 0), checkinTime: '10:00' },
      { ...stayIn(12, 0), checkinTime: '10:00' },
    ];
    const responses = [];
    for (const input of inputs) responses.push((await postBooking(bookings, bookingInput(input))).status);
    expect(responses).toEqual([409, 409, 201, 201]);
  });

  it('cannot overlap a confirmed stay or another block, but may overlap pending bookings', async () => {
    await aBooking(bookings, stayIn(10));
    const { id } = await aBooking(bookings, stayIn(20));
    await confirm(id);
    await block(day(30), day(31));

    const responses = [
      await block(day(10), day(10)),
      await block(day(19), day(20)),
      await block(day(31), day(33)),
      await block(day(28), day(29)),
    ];

    expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
      [201, undefined],
      [409, 'dates-taken'],
      [409, 'dates-taken'],
      [409, 'dates-taken'],
    ]);
    expect(await rowsOf(bookings, 'calendar_blocks')).toBe(2);
  });

  it('can be given other days and another reason, and an audit entry has both spans', async () => {
    const { body: first } = await block(day(10), day(11), 'painting');
    const change = (fromDate: string, toDate: string, reason?: string) =>
      callAsAdmin<CalendarBlock>(bookings, 'PUT', `/api/admin/calendar/blocks/${first.id}`, {
        body: { fromDate, toDate, reason },
      });

    const longer = await change(day(10), day(12), 'painting');
    const { body: moved } = await change(day(12), day(13));

    expect(longer.status).toBe(200);
    expect(moved).toEqual({ id: first.id, fromDate: day(12), toDate: day(13), reason: null, version: 3 });
    expect((await postBooking(bookings, bookingInput(stayIn(10)))).status).toBe(201);
    expect((await postBooking(bookings, bookingInput(stayIn(12)))).status).toBe(409);
    const audit = await dbOf(bookings).query<object[]>(
      'SELECT action, from_value AS "from", to_value AS "to", note FROM audit_entries WHERE block_id = $1 ORDER BY id',
      [first.id],
    );
    expect(audit.slice(1)).toEqual([
      { action: 'block changed', from: `${day(10)} to ${day(11)}`, to: `${day(10)} to ${day(12)}`, note: null },
      {
        ...{ action: 'block changed', from: `${day(10)} to ${day(12)}`, to: `${day(12)} to ${day(13)}` },
        note: 'reason changed',
      },
    ]);
  });

  it('are not changed from a screen that shows an earlier version of them, which the error has as they are now', async () => {
    const { body: seen } = await block(day(10), day(11), 'painting');
    const change = (body: object) =>
      callAsAdmin<CalendarBlock & Problem>(bookings, 'PUT', `/api/admin/calendar/blocks/${seen.id}`, { body });
    const extended = await change({ fromDate: day(10), toDate: day(14), reason: 'painting', version: seen.version });

    const { status, body } = await change({ ...seen, reason: 'plumbing' });

    expect({ status, body }).toMatchObject({
      ...{ status: 409, body: { code: 'edited-elsewhere', current: extended.body } },
    });
    expect((await postBooking(bookings, bookingInput(stayIn(13)))).status).toBe(409);
    expect((await change({ ...extended.body, reason: 'plumbing' })).status).toBe(200);
    expect((await change({ ...extended.body, version: 'first' })).status).toBe(400);
  });

  it('keep their days when the new ones belong to a confirmed stay, which the error names', async () => {
    const { id, code } = await aBooking(bookings, stayIn(20));
    await confirm(id);
    const { body: first } = await block(day(18), day(18));

    const { status, body } = await callAsAdmin<Problem>(bookings, 'PUT', `/api/admin/calendar/blocks/${first.id}`, {
      body: { fromDate: day(18), toDate: day(20) },
    });

    expect([status, body.code]).toEqual([409, 'dates-taken']);
    expect(body.message).toBe(`A confirmed stay has these days: ${code}, Asha Rao`);
    expect((await postBooking(bookings, bookingInput(stayIn(18)))).status).toBe(409);
    expect((await postBooking(bookings, bookingInput(stayIn(19, 0)))).status).toBe(201);
  });

  it('free their days when deleted, and leave an audit entry for both', async () => {
    const { body } = await block(day(10), day(11));

    const { status } = await callAsAdmin(bookings, 'DELETE', `/api/admin/calendar/blocks/${body.id}`);

    expect(status).toBe(204);
    expect((await postBooking(bookings, bookingInput(stayIn(10)))).status).toBe(201);
    const audit = await dbOf(bookings).query<object[]>('SELECT actor, action FROM audit_entries WHERE block_id = $1', [
      body.id,
    ]);
    expect(audit).toEqual([
      { actor: 'owner', action: 'blocked' },
      { actor: 'owner', action: 'unblocked' },
    ]);
  });

  it.each([
    ['at the beginning', [10, 11], [[12, 15]]],
    ['at the end', [14, 15], [[10, 13]]],
    [
      'in the middle',
      [12, 13],
      [
        [10, 11],
        [14, 15],
      ],
    ],
    ['of the whole block', [10, 15], []],
  ] as const)('are freed of days %s, and of no others', async (_where, [from, to], left) => {
    const { body: first } = await block(day(10), day(15), 'painting');

    const { status } = await free(first.id, day(from), day(to));

    expect(status).toBe(204);
    const { body } = await callAsAdmin<OwnerCalendar>(
      bookings,
      'GET',
      `/api/admin/calendar?from=${day(0)}&to=${day(40)}`,
    );
    expect(body.blocks).toMatchObject(
      left.map(([fromDate, toDate]) => ({ fromDate: day(fromDate), toDate: day(toDate), reason: 'painting' })),
    );
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(left.length);
    expect((await postBooking(bookings, bookingInput(stayIn(from, 0)))).status).toBe(201);
  });

  it('keep days that have passed when the days after them are freed', async () => {
    const { body: first } = await block(day(0), day(5));
    await dbOf(bookings).query('UPDATE calendar_blocks SET from_date = $1', [day(-5)]);

    const { status } = await free(first.id, day(0), day(5));

    expect(status).toBe(204);
    const { body } = await callAsAdmin<OwnerCalendar>(
      bookings,
      'GET',
      `/api/admin/calendar?from=${day(-9)}&to=${day(9)}`,
    );
    expect(body.blocks).toMatchObject([{ fromDate: day(-5), toDate: day(-1) }]);
  });

  it.each([
    [9, 10],
    [15, 16],
    [20, 21],
    [12, 11],
  ])('are not freed of the days from %d to %d, which are not all blocked', async (from, to) => {
    const { body: first } = await block(day(10), day(15));

    expect((await free(first.id, day(from), day(to))).status).toBe(400);
    expect(await rowsOf(bookings, 'calendar_blocks')).toBe(1);
  });

  it.each([
    [{}, 400],
    [{ fromDate: '2026-13-01', toDate: '2026-13-02' }, 400],
    [{ fromDate: day(5), toDate: day(4) }, 400],
    [{ fromDate: day(-5), toDate: day(-4) }, 400],
    [{ fromDate: day(1), toDate: day(1000) }, 400],
    [{ fromDate: day(1), toDate: day(2), reason: 'x'.repeat(1001) }, 400],
  ])('are refused for %j', async (body, expected) => {
    const { status } = await callAsAdmin(bookings, 'POST', '/api/admin/calendar/blocks', { body });

    expect(status).toBe(expected);
    expect(await rowsOf(bookings, 'calendar_blocks')).toBe(0);
  });
});

describe('GET /api/admin/calendar', () => {
  it('returns bookings and blocks of the span, without cancelled bookings', async () => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(12))];
    await aBooking(bookings, stayIn(60));
    const { id: cancelled } = await aBooking(bookings, stayIn(14));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${cancelled}/cancel`);
    await confirm(first.id);
    await block(day(29), day(50));

    const { status, body } = await callAsAdmin<OwnerCalendar>(
      bookings,
      'GET',
      `/api/admin/calendar?from=${day(0)}&to=${day(30)}`,
    );

    expect(status).toBe(200);
    expect(body.bookings.map(({ id, status: state }) => [id, state])).toEqual([
      [first.id, 'confirmed'],
      [second.id, 'pending'],
    ]);
    expect(body.blocks).toMatchObject([{ fromDate: day(29), toDate: day(50), reason: null }]);
  });
});

describe('calendar constraints', () => {
  it('refuse a second confirmed stay for the same time', async () => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    const force = (id: number) => dbOf(bookings).query(`UPDATE bookings SET status = 'confirmed' WHERE id = $1`, [id]);

    await force(first.id);

    await expect(force(second.id)).rejects.toMatchObject({ driverError: { code: '23P01' } });
  });

  it.each([
    ['negative money', 'final_total = -1'],
    ['no guest', 'guest_count = 0'],
    ['an invalid status', `status = 'maybe'`],
    ['an empty stay', `stay = 'empty'`],
  ])('refuse a booking with %s', async (_case, change) => {
    await aBooking(bookings);

    await expect(dbOf(bookings).query(`UPDATE bookings SET ${change}`)).rejects.toMatchObject({
      driverError: { code: '23514' },
    });
  });

  it.each([
    ['an invalid state', `state = 'maybe'`],
    ['an unknown method', `method = 'cheque'`],
    ['a negative amount', 'amount = -1'],
  ])('refuse a payment with %s', async (_case, change) => {
    await aBooking(bookings, { upiTransactionId: '123456789012' });

    await expect(dbOf(bookings).query(`UPDATE payments SET ${change}`)).rejects.toMatchObject({
      driverError: { code: '23514' },
    });
  });
});
