import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, bookingInput, postBooking, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { addFeed, day, eventOn, feedWith, LOOPBACK, readFeed, useCalendarServer } from './testing/calendar-server.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const confirm = ({ id }: Booked) => callAsAdmin<BookingView & Problem>(bookings, 'POST', `/api/bookings/${id}/confirm`);
const takenBy = async () =>
  (await callAsAdmin<BookingView[]>(bookings, 'GET', '/api/admin/bookings?sort=createdAt')).body.map(
    ({ datesTakenBy }) => datesTakenBy,
  );

describe('an event of another calendar', () => {
  it('is taken in GET /api/availability from 14:00 on its first day to check-out plus turnaround', async () => {
    await feedWith(bookings, site, eventOn(10, { nights: 2 }));

    const { body } = await call<Availability>(bookings, 'GET', `/api/availability?from=${day(0)}&to=${day(30)}`);

    expect(body.ranges).toEqual([
      {
        kind: 'taken',
        from: istInstant(day(10), '14:00').toISOString(),
        to: istInstant(day(12), '12:00').toISOString(),
      },
    ]);
  });

  it('refuses a guest’s request for its dates, with the nearest free ones and without any names', async () => {
    await feedWith(bookings, site, eventOn(10, { summary: 'Meena Iyer' }));

    const { status, body } = await postBooking(bookings, bookingInput(stayIn(10)));

    expect([status, body.code]).toEqual([409, 'dates-taken']);
    expect(body.nearestFree?.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/Meena|Airbnb/);
  });

  it('leaves room for stays that end on its first day and begin on its last', async () => {
    await feedWith(bookings, site, eventOn(10, { nights: 2 }));
    const before = await aBooking(bookings, { ...stayIn(9), checkoutTime: '12:00' });
    const after = await aBooking(bookings, { ...stayIn(12), checkinTime: '12:00' });

    expect([(await confirm(before)).status, (await confirm(after)).status]).toEqual([200, 200]);
  });

  it('over a pending request is shown to the owner, and the guest is not asked to pay', async () => {
    const request = await aBooking(bookings, stayIn(10));
    await aBooking(bookings, stayIn(20));
    await feedWith(bookings, site, eventOn(10));

    expect(await takenBy()).toEqual(['the calendar Airbnb', null]);
    const { body } = await call<PublicBooking>(bookings, 'GET', `/api/bookings/${request.code}`);
    expect(body).toMatchObject({ status: 'pending', datesTaken: true });
    expect(body.nearestFree.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('Airbnb');
  });

  it('over a pending request prevents its confirmation, with an error that names the event', async () => {
    const request = await aBooking(bookings, stayIn(10));
    await feedWith(bookings, site, eventOn(10));

    const { status, body } = await confirm(request);

    expect([status, body.code]).toEqual([409, 'dates-taken']);
    expect(body).toMatchObject({ datesTakenBy: 'the calendar Airbnb' });
    expect(body.message).toMatch(/^An event of the calendar Airbnb of .* has these dates \(Reserved\)$/);
    expect((await stored(bookings, request.id)).status).toBe('pending');
  });

  it('lets the owner decline a request for its dates with a reason that mentions no other guest', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await feedWith(bookings, site, eventOn(10));

    await callAsAdmin(bookings, 'POST', '/api/admin/bookings/decline', { body: { ids: [id] } });

    expect((await stored(bookings, id)).cancellationReason).toBe('The house is not available on these dates.');
  });

  it('leaves the booking of a verified payment pending, and returns the reason', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10), upiTransactionId: '123456789012' });
    await feedWith(bookings, site, eventOn(10));

    const path = `/api/admin/bookings/${id}/verify-payment`;
    const { body } = await callAsAdmin<{ message: string }>(bookings, 'POST', path, { body: { verified: true } });

    expect(body.message).toBe(
      'The payment is verified, but the calendar Airbnb has the dates. The booking stays pending.',
    );
  });

  it('refuses an external booking on its dates and a status change to confirmed', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await feedWith(bookings, site, eventOn(10));
    const stay = { fullName: 'Kiran Bedi', contactNumber: '+91 00000 90001', guestCount: 2, checkinTime: '12:00' };

    const entered = await callAsAdmin<Problem>(bookings, 'POST', '/api/admin/bookings', {
      body: { ...stay, ...stayIn(10), basePrice: 1000 },
    });
    const set = await callAsAdmin<Problem>(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, {
      body: { status: 'confirmed' },
    });

    expect([entered.status, entered.body.code]).toEqual([409, 'dates-taken']);
    expect(set.status).toBeGreaterThanOrEqual(400);
    expect((await stored(bookings, id)).status).toBe('pending');
  });

  it('does not refuse the owner’s own block of its days', async () => {
    await feedWith(bookings, site, eventOn(10));

    const { status } = await callAsAdmin(bookings, 'POST', '/api/admin/calendar/blocks', {
      body: { fromDate: day(10), toDate: day(10) },
    });

    expect(status).toBe(201);
  });

  it('excludes its dates from the nearest free dates', async () => {
    const request = await aBooking(bookings, stayIn(10));
    await feedWith(bookings, site, eventOn(10), eventOn(17), eventOn(3));

    const { body } = await call<PublicBooking>(bookings, 'GET', `/api/bookings/${request.code}`);

    expect(body.nearestFree).not.toContainEqual(stayIn(17));
    expect(body.nearestFree).not.toContainEqual(stayIn(3));
  });

  it('may lie over another event', async () => {
    const { eventCount } = await feedWith(
      bookings,
      site,
      eventOn(10, { nights: 3, uid: 'a' }),
      eventOn(11, { uid: 'b' }),
    );

    expect(eventCount).toBe(2);
  });
});

describe('confirming while an event is imported', () => {
  it('ends with the stay refused, or with a clash that is reported to the owner', async () => {
    const { id } = await addFeed(bookings, site.url);
    const days = Array.from({ length: 12 }, (_, index) => 10 + 3 * index);
    const requests = await Promise.all(days.map((begin) => aBooking(bookings, stayIn(begin))));
    site.serve(...days.map((begin) => eventOn(begin)));

    const [, ...responses] = await Promise.all([readFeed(bookings, id), ...requests.map(confirm)]);

    const confirmed = requests.filter((_, index) => responses[index]?.status === 200).map((request) => request.id);
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body } = await callAsAdmin<{ booking: { id: number } }[]>(
      bookings,
      'GET',
      '/api/admin/calendar-feeds/clashes',
    );
    expect(body.map(({ booking }) => booking.id).sort((a, b) => a - b)).toEqual(confirmed.sort((a, b) => a - b));
  });
});
