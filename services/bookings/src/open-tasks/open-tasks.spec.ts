import { afterEach, describe, expect, it } from '@jest/globals';
import { ROLES, type Permission } from '@farmhouse/contracts/identity/permission';
import type { OpenBookingTasks } from '@farmhouse/contracts/open-tasks/open-tasks';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventOn, feedWith, LOOPBACK, useCalendarServer } from '../calendar-import/testing/calendar-server.ts';
import { aBooking, cookieOf, put, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const PATH = '/api/admin/open-tasks';
const STAFF = 'staff';
const asStaff = (permissions: readonly Permission[]) => {
  Object.assign(ROLES, { [STAFF]: permissions });
  const headers = { authorization: bookings.identity.bearer({ role: STAFF }) };
  return call<OpenBookingTasks>(bookings, 'GET', PATH, { headers });
};
afterEach(() => void delete ROLES[STAFF]);

describe('GET /api/admin/open-tasks', () => {
  it('counts booking requests with change requests, payments to verify and clashes', async () => {
    for (const days of [1, 2, 3, 4, 5, 6]) await aBooking(bookings, stayIn(days, 0));
    await put(bookings, 1, { paymentStatus: 'pending_verification' });
    await put(bookings, 2, { paymentStatus: 'paid', status: 'cancelled' });
    await put(bookings, 3, { paymentStatus: 'failed' });
    await put(bookings, 4, { paymentStatus: 'paid', archivedAt: new Date() });
    const { id, code } = await aBooking(bookings, stayIn(20));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
    const wanted = { body: stayIn(27), headers: cookieOf(code) };
    expect((await call(bookings, 'POST', `/api/bookings/${code}/change`, wanted)).status).toBe(200);
    await feedWith(bookings, site, eventOn(20));

    const { body } = await callAsAdmin<OpenBookingTasks>(bookings, 'GET', PATH);

    expect(body).toEqual({ pendingBookings: 5, paymentsToVerify: 2, clashes: 1 });
  });

  it.each<[Permission, OpenBookingTasks]>([
    ['bookings', { pendingBookings: 1 }],
    ['payments', { paymentsToVerify: 1 }],
    ['calendar', { clashes: 0 }],
  ])('tells an admin whose only permission is %s nothing else', async (permission, expected) => {
    await aBooking(bookings);
    await put(bookings, 1, { paymentStatus: 'paid' });

    expect((await asStaff([permission])).body).toEqual(expected);
  });

  it('returns 403 to an admin without any of the permissions', async () => {
    expect((await asStaff(['chat', 'content'])).status).toBe(403);
  });
});
