import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { describe, expect, it } from '@jest/globals';
import { withoutTimeLimit } from '../../testing/many-bookings.ts';
import { aBooking, dbOf, stayIn, type Booked } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { SupersedeRequestsOfCancelled1790000003103 } from './change-request.migrations.ts';

const bookings = useBookings();

const UNDOABLE = { headers: { 'Undo-Seconds': '10' } };
const cancel = ({ id }: Booked, options: object = {}) =>
  callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, options);
const setTo = ({ id }: Booked, status: string, options: object = {}) =>
  callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { ...options, body: { status } });
const undoLast = async () => {
  const [last] = (await callAsAdmin<Undoable[]>(bookings, 'GET', '/api/admin/undo')).body;
  return callAsAdmin(bookings, 'POST', `/api/admin/undo/${last?.id}`);
};
const states = async () =>
  (await callAsAdmin<ChangeRequestView[]>(bookings, 'GET', '/api/admin/change-requests')).body.map(
    ({ state }) => state,
  );
const stored = () => dbOf(bookings).query('SELECT state, decided_at FROM change_requests ORDER BY id');
const seenByGuest = async ({ code, cookie: headers }: Booked) =>
  (await call<GuestBooking>(bookings, 'GET', `/api/bookings/${code}`, { headers })).body.changeRequest;

/** A confirmed stay whose guest has asked for more guests. */
async function aStayWithRequest(days = 20): Promise<Booked> {
  const stay = await aBooking(bookings, stayIn(days));
  await callAsAdmin(bookings, 'POST', `/api/bookings/${stay.id}/confirm`);
  const { code, cookie: headers } = stay;
  const { status } = await call(bookings, 'POST', `/api/bookings/${code}/change`, { body: { guestCount: 6 }, headers });
  expect(status).toBe(200);
  return stay;
}

describe('the change request of a confirmed stay', () => {
  it.each([
    ['cancelled', (stay: Booked) => cancel(stay)],
    ['set to cancelled', (stay: Booked) => setTo(stay, 'cancelled')],
    [
      'cancelled by its guest',
      ({ code, cookie: headers }: Booked) =>
        call(bookings, 'POST', `/api/bookings/${code}/cancel`, { body: {}, headers }),
    ],
  ])('stays superseded when the stay was %s and is confirmed again', async (_how, end) => {
    const stay = await aStayWithRequest();

    await end(stay);
    await setTo(stay, 'confirmed');

    expect(await states()).toEqual(['superseded']);
    expect(await seenByGuest(stay)).toBeNull();
    expect(await stored()).toEqual([{ state: 'superseded', decided_at: expect.any(Date) }]);
  });

  it.each([
    ['the cancellation', (stay: Booked) => cancel(stay, UNDOABLE)],
    ['setting the stay to cancelled', (stay: Booked) => setTo(stay, 'cancelled', UNDOABLE)],
  ])('is open as before when %s is undone', async (_what, end) => {
    const stay = await aStayWithRequest();
    await end(stay);
    expect(await states()).toEqual(['superseded']);

    const { status } = await undoLast();

    expect(status).toBe(204);
    expect(await states()).toEqual(['open']);
    expect(await stored()).toEqual([{ state: 'open', decided_at: null }]);
    expect(await seenByGuest(stay)).toMatchObject({ state: 'open' });
  });

  it('stays superseded when a change after the cancellation is undone', async () => {
    const stay = await aStayWithRequest();
    await cancel(stay);
    await setTo(stay, 'confirmed', UNDOABLE);

    await undoLast();
    await setTo(stay, 'confirmed');

    expect(await states()).toEqual(['superseded']);
  });

  it('is superseded by the migration when the stay was cancelled before cancelling did so', async () => {
    const [cancelled] = [await aStayWithRequest(), await aStayWithRequest(30)];
    await cancel(cancelled);
    await dbOf(bookings).query(`UPDATE change_requests SET state = 'open', decided_at = NULL`);

    await withoutTimeLimit(bookings, (db) =>
      new SupersedeRequestsOfCancelled1790000003103().up(db.createQueryRunner()),
    );

    expect(await stored()).toEqual([
      { state: 'superseded', decided_at: expect.any(Date) },
      { state: 'open', decided_at: null },
    ]);
  });
});
