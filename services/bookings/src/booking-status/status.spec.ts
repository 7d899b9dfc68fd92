import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { BOOKING_STATUSES, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { auditOf } from '../testing/booking-calls.ts';
import { aBooking, cookieOf, put, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

type Answered = BookingView & Problem & { booking?: BookingView };
const seenHeader = (stayChanges?: number | string): Record<string, string> =>
  stayChanges === undefined ? {} : { 'Seen-Stay-Changes': String(stayChanges) };
const confirm = (id: number, seen?: number | string) =>
  callAsAdmin<Answered>(bookings, 'POST', `/api/bookings/${id}/confirm`, { headers: seenHeader(seen) });
const cancel = (id: number, body?: object) =>
  callAsAdmin<Answered>(bookings, 'POST', `/api/bookings/${id}/cancel`, { body });
const override = (id: number, body: object, seen?: number) =>
  callAsAdmin<Answered>(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { body, headers: seenHeader(seen) });

describe('POST /api/bookings/:id/confirm', () => {
  it('takes the dates, writes an audit entry and publishes booking.confirmed', async () => {
    const { id } = await aBooking(bookings);

    const { status, body } = await confirm(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'confirmed', confirmedAt: expect.any(String), competingRequests: 0 });
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    expect(await auditOf(bookings, id)).toMatchObject([
      { actor: 'guest' },
      { actor: 'owner', action: 'confirmed', from: 'pending', to: 'confirmed' },
    ]);
    expect(await eventsOf(bookings, 'booking.confirmed')).toMatchObject([{ booking: { id, status: 'confirmed' } }]);
  });

  it('returns the same booking without changing or sending anything when repeated', async () => {
    const { id } = await aBooking(bookings);
    const { body: first } = await confirm(id);

    const { status, body } = await confirm(id);

    expect(status).toBe(200);
    expect(body).toEqual(first);
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
    expect(await auditOf(bookings, id)).toHaveLength(2);
  });

  it('returns 409 with the booking as it is now, and changes nothing, when the guest has moved the stay since', async () => {
    const { id, code } = await aBooking(bookings, stayIn(10));
    const { stayChanges: seen } = await stored(bookings, id);
    await call(bookings, 'POST', `/api/bookings/${code}/change`, { body: stayIn(20), headers: cookieOf(code) });

    const { status, body } = await confirm(id, seen);

    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'outdated', booking: stayIn(20) } });
    expect(await stored(bookings, id)).toMatchObject({ status: 'pending' });
    expect((await confirm(id, body.booking?.stayChanges)).body).toMatchObject({
      ...{ status: 'confirmed', ...stayIn(20) },
    });
  });

  it.each(['-1', '1.5', 'many'])('returns 400 for the seen number of changes %p', async (seen) => {
    const { id } = await aBooking(bookings);

    expect(await confirm(id, seen)).toMatchObject({ status: 400, body: { errors: [{ path: 'Seen-Stay-Changes' }] } });
    expect(await stored(bookings, id)).toMatchObject({ status: 'pending' });
  });

  it('confirms the stay that the owner saw although its guest has paid since', async () => {
    const { id } = await aBooking(bookings);
    const { stayChanges, version } = await stored(bookings, id);
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/record-payment`, { body: { method: 'cash' } });

    expect(await stored(bookings, id)).toMatchObject({ status: 'pending', version: version + 1 });
    expect((await confirm(id, stayChanges)).body.status).toBe('confirmed');
  });

  it('returns 409 with the nearest free dates when another confirmed stay occupies the dates', async () => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(first.id);

    const { status, body } = await confirm(second.id);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'dates-taken',
      message: `These dates were just confirmed for another guest: ${first.code}, Asha Rao`,
      nearestFree: [stayIn(11), stayIn(17), stayIn(3)],
    });
    expect(await stored(bookings, second.id)).toMatchObject({ status: 'pending', confirmedAt: null });
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
  });

  it('confirms exactly one of fifty overlapping booking requests concurrently', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => aBooking(bookings, stayIn(10 + (index % 3), 3))),
    );

    const responses = await Promise.all(all.map(({ id }) => confirm(id)));

    const confirmed = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status, body }) => status === 409 && body.code === 'dates-taken');
    expect([confirmed.length, refused.length]).toEqual([1, 49]);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
  });
});

describe('calls allowed by a booking status', () => {
  const refused = 409;
  it.each<[BookingStatus, number, number, number]>([
    // status, confirm, cancel, reminder
    ['pending', 200, 200, refused],
    ['confirmed', 200, 200, 200],
    ['cancelled', refused, refused, refused],
    ['completed', refused, refused, refused],
  ])('%s: confirm %i, cancel %i, reminder %i', async (status, confirmed, cancelled, reminded) => {
    const ids = [];
    for (const days of [10, 20, 30]) ids.push((await aBooking(bookings, stayIn(days))).id);
    for (const id of ids) await put(bookings, id, { status });
    const [first = 0, second = 0, third = 0] = ids;

    const responses = [
      await confirm(first),
      await cancel(second, { reason: 'no' }),
      await callAsAdmin<Answered>(bookings, 'POST', `/api/bookings/${third}/reminder`),
    ];

    expect(responses.map((response) => response.status)).toEqual([confirmed, cancelled, reminded]);
    for (const { status: code, body } of responses.filter((response) => response.status === refused)) {
      expect([code, body.code]).toEqual([refused, 'status-conflict']);
      expect(body.message).toMatch(new RegExp(`this one is ${status}\\.$`));
    }
  });
});

describe('POST /api/bookings/:id/cancel', () => {
  it('keeps the reason, frees the dates and publishes booking.cancelled', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await confirm(id);

    const { status, body } = await cancel(id, { reason: ' The pump broke ' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', cancellationReason: 'The pump broke' });
    expect(body.cancelledAt).not.toBeNull();
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);
    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject([
      { booking: { id, status: 'cancelled' }, reason: 'The pump broke' },
    ]);
    const next = await aBooking(bookings, stayIn(10));
    expect((await confirm(next.id)).status).toBe(200);
  });

  it.each([[undefined], [{}], [{ reason: '' }]])('requires no reason: %j', async (body) => {
    const { id } = await aBooking(bookings);

    const { status } = await cancel(id, body);

    expect(status).toBe(200);
    expect((await stored(bookings, id)).cancellationReason).toBeNull();
  });
});

describe('PATCH /api/admin/bookings/:id/status', () => {
  const expectedEvents: Partial<Record<string, string>> = {
    'pending confirmed': 'booking.confirmed',
    'cancelled confirmed': 'booking.confirmed',
    'completed confirmed': 'booking.confirmed',
    'pending cancelled': 'booking.cancelled',
    'confirmed cancelled': 'booking.cancelled',
  };
  const transitions = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const));

  it.each(transitions)('changes %s to %s and publishes only confirmations and cancellations', async (from, to) => {
    const { id } = await aBooking(bookings);
    const times = {
      pending: {},
      confirmed: { confirmedAt: new Date() },
      cancelled: { cancelledAt: new Date(), cancellationReason: 'before' },
      completed: { confirmedAt: new Date() },
    }[from];
    await put(bookings, id, { status: from, ...times });

    const { status, body } = await override(id, { status: to, reason: 'because' });

    expect(status).toBe(200);
    expect(body.status).toBe(to);
    expect(body.cancelledAt !== null).toBe(to === 'cancelled');
    expect(body.cancellationReason !== null).toBe(to === 'cancelled');
    if (to === 'pending') expect(body.confirmedAt).toBeNull();
    if (to === 'confirmed') expect(body.confirmedAt).not.toBeNull();
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(to === 'confirmed' ? 1 : 0);
    const audit = await auditOf(bookings, id);
    expect(audit).toHaveLength(from === to ? 1 : 2);
    if (from !== to) expect(audit[1]).toMatchObject({ actor: 'owner', action: to, from, to, note: 'because' });
    const published = [
      ...(await eventsOf(bookings, 'booking.confirmed')).map(() => 'booking.confirmed'),
      ...(await eventsOf(bookings, 'booking.cancelled')).map(() => 'booking.cancelled'),
    ];
    expect(published).toEqual([expectedEvents[`${from} ${to}`]].filter(Boolean));
  });

  it('returns 409 when the booking would overlap a confirmed stay', async () => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(first.id);
    await put(bookings, second.id, { status: 'cancelled' });

    const { status, body } = await override(second.id, { status: 'confirmed' });

    expect([status, body.code]).toEqual([409, 'dates-taken']);
    expect((await stored(bookings, second.id)).status).toBe('cancelled');
  });

  it('returns 409 and confirms nothing when the guest has moved the stay since the owner saw it', async () => {
    const { id, code } = await aBooking(bookings, stayIn(10));
    const { stayChanges: seen } = await stored(bookings, id);
    await call(bookings, 'POST', `/api/bookings/${code}/change`, { body: stayIn(20), headers: cookieOf(code) });

    const { status, body } = await override(id, { status: 'confirmed' }, seen);

    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'outdated', booking: stayIn(20) } });
    expect(await stored(bookings, id)).toMatchObject({ status: 'pending' });
  });

  it('returns 409 when another live payment has the same UTR', async () => {
    const first = await aBooking(bookings, { ...stayIn(10), upiTransactionId: '123456789012' });
    await cancel(first.id);
    await aBooking(bookings, { ...stayIn(20), upiTransactionId: '123456789012' });

    const { status, body } = await override(first.id, { status: 'pending' });

    expect([status, body.code]).toEqual([409, 'utr-used']);
  });

  it.each([[{}], [{ status: 'paid' }], [{ status: null }], [{ status: ['confirmed'] }], [{ status: 'CONFIRMED' }]])(
    'returns 400 to %j',
    async (body) => {
      const { id } = await aBooking(bookings);

      const response = await override(id, body);

      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path: 'status' }]);
    },
  );
});

describe('access to the owner’s booking calls', () => {
  it.each([
    ['POST', '/api/bookings/1/confirm'],
    ['POST', '/api/bookings/1/cancel'],
    ['POST', '/api/bookings/1/reminder'],
    ['PATCH', '/api/admin/bookings/1/status'],
    ['DELETE', '/api/admin/bookings/1'],
    ['POST', '/api/admin/bookings/1/verify-payment'],
    ['POST', '/api/admin/bookings/1/record-payment'],
    ['POST', '/api/admin/bookings/decline'],
    ['POST', '/api/admin/bookings'],
    ['GET', '/api/admin/bookings'],
    ['GET', '/api/admin/bookings/summary'],
    ['GET', '/api/admin/bookings/export.csv'],
    ['GET', '/api/admin/bookings/1'],
    ['GET', '/api/admin/calendar?from=2026-01-01&to=2026-01-31'],
    ['POST', '/api/admin/calendar/blocks'],
    ['PUT', '/api/admin/calendar/blocks/1'],
    ['DELETE', '/api/admin/calendar/blocks/1'],
  ] as const)('%s %s is for admins, whatever the body', async (method, url) => {
    const { cookie } = await aBooking(bookings);

    const response = await call<Problem>(bookings, method, url, {
      headers: cookie,
      ...(method === 'GET' ? {} : { raw: '{not json' }),
    });

    expect(response.status).toBe(401);
    expect(response.body.code).toBe('unauthorized');
  });

  it.each([
    ['POST', '/api/bookings/%/confirm'],
    ['POST', '/api/bookings/%/cancel'],
    ['POST', '/api/bookings/%/reminder'],
    ['DELETE', '/api/admin/bookings/%'],
    ['GET', '/api/admin/bookings/%'],
    ['DELETE', '/api/admin/calendar/blocks/%'],
  ] as const)('%s %s returns 404 for an unknown id and 400 for a malformed one', async (method, url) => {
    const ids = ['4711', '99999999999', 'abc', '0', '1e3', '-1'];

    const responses = await Promise.all(ids.map((id) => callAsAdmin(bookings, method, url.replace('%', id))));

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400, 400]);
  });
});
