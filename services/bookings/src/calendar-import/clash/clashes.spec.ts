import { describe, expect, it } from '@jest/globals';
import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { Problem } from '@farmhouse/contracts/errors';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { BookingWriter } from '../../booking/writer/booking-writer.ts';
import { restoreBooking } from '../../commands/restore.ts';
import { aBooking, dbOf, rowsOf, stayIn, stored, type Booked } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { FeedEntity } from '../feed.entity.ts';
import { FeedImport } from '../import/feed-import.ts';
import { addFeed, day, eventOn, feedWith, LOOPBACK, readFeed, useCalendarServer } from '../testing/calendar-server.ts';
import { ClashesService } from './clashes.service.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const CLASHES = '/api/admin/calendar-feeds/clashes';
const clashes = async () => (await callAsAdmin<CalendarClash[]>(bookings, 'GET', CLASHES)).body;
const counted = async () =>
  (await callAsAdmin<BookingSummary>(bookings, 'GET', '/api/admin/bookings/summary')).body.clashes;
const sameStay = (id: number) => callAsAdmin<Problem>(bookings, 'POST', `${CLASHES}/${id}/same-stay`);
const published = () => eventsOf(bookings, 'calendar.clash-found');

async function confirmed(days: number, nights = 1): Promise<Booked> {
  const booking = await aBooking(bookings, stayIn(days, nights));
  await callAsAdmin(bookings, 'POST', `/api/bookings/${booking.id}/confirm`);
  return booking;
}

describe('an event over a confirmed stay', () => {
  it('is stored, listed with the event and the booking, counted, and reported to the owner once', async () => {
    const { id, code, phone } = await confirmed(10, 2);
    const feed = await feedWith(bookings, site, eventOn(11, { nights: 3 }), eventOn(30));
    await readFeed(bookings, feed.id);

    const [clash, ...others] = await clashes();

    expect(others).toEqual([]);
    expect(clash).toMatchObject({
      event: { feedName: 'Airbnb', summary: 'Reserved', fromDate: day(11), toDate: day(13) },
      booking: {
        ...{ id, confirmationCode: code, guestName: 'Asha Rao', guestPhone: phone, guests: 4, status: 'confirmed' },
        ...stayIn(10, 2),
        totalAmount: (await stored(bookings, id)).finalTotal,
      },
      firstSeenAt: expect.any(String),
    });
    expect(await counted()).toBe(1);
    expect(await published()).toMatchObject([{ booking: { id, status: 'confirmed' }, event: { uid: 'u11' } }]);
    expect((await stored(bookings, id)).status).toBe('confirmed');
  });

  it('is no longer a clash once the stay is cancelled', async () => {
    const { id } = await confirmed(10);
    await feedWith(bookings, site, eventOn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`);

    expect([await clashes(), await counted()]).toEqual([[], 0]);
  });

  it('is no longer a clash once two complete calendars lack it, and a new one when it returns', async () => {
    await confirmed(10);
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(30));
    site.serve(eventOn(30));
    await readFeed(bookings, id);
    const [held] = [await counted()];
    await readFeed(bookings, id);
    const gone = await counted();
    site.serve(eventOn(10), eventOn(30));
    await readFeed(bookings, id);

    expect([held, gone, await counted()]).toEqual([1, 0, 1]);
    expect(await published()).toHaveLength(2);
  });

  it('stays one clash while it moves over the same stay', async () => {
    await confirmed(10, 5);
    const { id } = await feedWith(bookings, site, eventOn(10, { uid: 'a' }));
    site.serve(eventOn(12, { uid: 'a' }));
    await readFeed(bookings, id);

    expect((await clashes()).map(({ event }) => event.fromDate)).toEqual([day(12)]);
    expect(await published()).toHaveLength(1);
  });

  it('is resolved when the owner marks it as the same stay, even if the event recurs', async () => {
    await confirmed(10, 3);
    const feed = await feedWith(bookings, site, eventOn(10, { uid: 'a' }));
    const [clash] = await clashes();

    const { status } = await sameStay(clash?.id ?? 0);
    const again = await sameStay(clash?.id ?? 0);
    site.serve(eventOn(11, { uid: 'a' }));
    await readFeed(bookings, feed.id);
    await readFeed(bookings, feed.id);

    expect([status, again.status, await clashes(), await counted()]).toEqual([204, 204, [], 0]);
    expect(await published()).toHaveLength(1);
    expect(await rowsOf(bookings, `audit_entries WHERE action = 'same stay as in another calendar'`)).toBe(1);
  });

  it('stays one clash and the same stay in a calendar that issues new UIDs at each download', async () => {
    await confirmed(10);
    await confirmed(12);
    const { id } = await feedWith(bookings, site, eventOn(10, { uid: 'a1' }), eventOn(12, { uid: 'b1' }));
    const [same] = await clashes();
    await sameStay(same?.id ?? 0);
    for (const reading of [2, 3, 4]) {
      site.serve(eventOn(10, { uid: `a${reading}` }), eventOn(12, { uid: `b${reading}` }));
      await readFeed(bookings, id);
    }

    expect((await clashes()).map(({ event }) => event.fromDate)).toEqual([day(12)]);
    expect([await counted(), await rowsOf(bookings, 'feed_events')]).toEqual([1, 2]);
    expect(await published()).toHaveLength(2);
  });

  const closedOn = (days: number, part: object = {}) => eventOn(days, { summary: 'Airbnb (Not available)', ...part });

  it('is no clash where its site only closes nights that the house has taken, in several stays and blocks', async () => {
    const body = { fromDate: day(10), toDate: day(11) };
    await callAsAdmin(bookings, 'POST', '/api/admin/calendar/blocks', { body });
    await confirmed(12, 2);
    await confirmed(14);
    await feedWith(bookings, site, closedOn(12), closedOn(11, { uid: 'all', nights: 4 }));

    expect([await clashes(), await counted(), await published()]).toEqual([[], 0, []]);
    expect(await rowsOf(bookings, 'feed_events')).toBe(2);
  });

  it('is a clash where its site closes more nights than the house has taken', async () => {
    await confirmed(10, 2);
    await feedWith(bookings, site, closedOn(11, { nights: 2 }));

    expect([await counted(), (await published()).length]).toEqual([1, 1]);
  });

  it('is no clash where its site returns nights of a stay together with those of another site', async () => {
    await confirmed(10, 2);
    await feedWith(bookings, site, eventOn(12, { nights: 2, uid: 'of-another-site' }));
    await feedWith(bookings, site, closedOn(10, { nights: 4 }));

    expect([await counted(), await published()]).toEqual([0, []]);
  });

  it('is no clash where its site no longer lists the nights by which the stay was shortened', async () => {
    const { id } = await confirmed(10, 2);
    const feed = await feedWith(bookings, site, closedOn(10, { nights: 2 }));
    const { version } = await stored(bookings, id);
    const body = { version, pricing: 'booked', checkoutDate: day(11) };
    const { status } = await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body });
    site.serve(closedOn(10, { uid: 'new' }));
    await readFeed(bookings, feed.id);

    expect([status, await counted(), await published()]).toEqual([200, 0, []]);
  });

  it('is no clash for nights that are over and whose stay was completed', async () => {
    const { id } = await confirmed(30, 2);
    const past = `UPDATE bookings SET status = 'completed', checkin_date = $2, checkout_date = $3 WHERE id = $1`;
    await dbOf(bookings).query(past, [id, day(-2), day(0)]);
    await confirmed(0, 2);
    await feedWith(bookings, site, closedOn(-2, { nights: 4 }));

    expect([await counted(), await published()]).toEqual([0, []]);
  });

  it('is a clash anew once its site sells closed nights that the owner had marked as the same stay', async () => {
    await confirmed(10);
    const { id } = await feedWith(bookings, site, closedOn(10, { nights: 2 }));
    const [clash] = await clashes();
    await sameStay(clash?.id ?? 0);
    const before = await counted();
    site.serve(eventOn(10, { nights: 2 }));
    await readFeed(bookings, id);

    expect([before, await counted(), (await published()).length]).toEqual([0, 1, 2]);
  });

  it('is a clash once its site sells nights that it had only closed', async () => {
    await confirmed(10);
    const { id } = await feedWith(bookings, site, closedOn(10));
    const closed = await counted();
    site.serve(eventOn(10));
    await readFeed(bookings, id);

    expect([closed, await counted(), (await published()).length]).toEqual([0, 1, 1]);
  });

  it('is still a clash with another stay', async () => {
    await confirmed(10);
    await confirmed(12);
    await feedWith(bookings, site, eventOn(10, { nights: 4 }));
    const [first] = await clashes();
    await sameStay(first?.id ?? 0);

    expect(await clashes()).toHaveLength(1);
  });

  it.each([4711, 'x'])('cannot be marked as the same stay with the wrong clash id %s', async (id) => {
    const { status } = await callAsAdmin(bookings, 'POST', `${CLASHES}/${id}/same-stay`);

    expect(status).toBe(id === 'x' ? 400 : 404);
  });
});

describe('a confirmed stay under an event', () => {
  const change = (id: number, body: object) =>
    callAsAdmin<BookingView & Problem>(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body });

  it('may be confirmed again, marked as paid and shortened, but not extended over more of the event', async () => {
    const { id } = await confirmed(10, 3);
    await feedWith(bookings, site, eventOn(12, { nights: 5 }));
    const { version } = await stored(bookings, id);

    const longer = await change(id, { version, pricing: 'booked', ...stayIn(10, 5) });
    const shorter = await change(id, { version, pricing: 'booked', ...stayIn(10, 2) });
    const again = await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    expect([longer.status, longer.body.code]).toEqual([409, 'dates-taken']);
    expect([shorter.status, again.status]).toEqual([200, 200]);
    expect(await clashes()).toEqual([]);
  });

  const undo = async () => {
    const { body } = await callAsAdmin<Undoable[]>(bookings, 'GET', '/api/admin/undo');
    return callAsAdmin<Problem>(bookings, 'POST', `/api/admin/undo/${body[0]?.id}`);
  };
  const headers = { 'Undo-Seconds': '10' };

  it.each([
    ['cancellation', 'POST', (id: number) => `/api/bookings/${id}/cancel`],
    ['deletion', 'DELETE', (id: number) => `/api/admin/bookings/${id}`],
  ] as const)('is a confirmed stay and a clash again after the undo of its %s', async (_change, method, urlOf) => {
    const { id } = await confirmed(10);
    const feed = await feedWith(bookings, site, eventOn(10));
    await callAsAdmin(bookings, method, urlOf(id), { headers });
    await readFeed(bookings, feed.id);

    const { status } = await undo();

    expect([status, (await stored(bookings, id)).status, await counted()]).toEqual([204, 'confirmed', 1]);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
  });

  it('stays cancelled when another event has taken its dates since', async () => {
    const { id } = await confirmed(10, 2);
    const feed = await feedWith(bookings, site, eventOn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { headers });
    site.serve(eventOn(10), eventOn(11));
    await readFeed(bookings, feed.id);

    const { status, body } = await undo();

    expect([status, body.code, (await stored(bookings, id)).status]).toEqual([409, 'dates-taken', 'cancelled']);
  });

  it('is a confirmed stay again after the undo when the calendar has issued new UIDs since', async () => {
    const { id } = await confirmed(10);
    const feed = await feedWith(bookings, site, eventOn(10, { uid: 'a1' }));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { headers });
    site.serve(eventOn(10, { uid: 'a2' }));
    await readFeed(bookings, feed.id);

    const { status } = await undo();

    expect([status, (await stored(bookings, id)).status, await counted()]).toEqual([204, 'confirmed', 1]);
  });

  it('can be restored by the operator after its deletion', async () => {
    const { id, code } = await confirmed(10);
    await feedWith(bookings, site, eventOn(10));
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`);

    const message = await restoreBooking(dbOf(bookings), bookings.app.get(BookingWriter), code);

    expect([message, await counted()]).toEqual([`${code} is back, confirmed`, 1]);
  });

  it('is reported after the undo when the stay was cancelled before the owner could be notified', async () => {
    const { id } = await confirmed(10);
    const { id: feedId } = await addFeed(bookings, site.url);
    site.serve(eventOn(10));
    const feed = await dbOf(bookings).manager.findOneByOrFail(FeedEntity, { id: feedId });
    await bookings.app.get(FeedImport, { strict: false }).read(feed);
    const notifyNew = () => bookings.app.get(ClashesService, { strict: false }).notifyNew();
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { headers });
    await notifyNew();
    const before = await published();

    const { status } = await undo();
    await notifyNew();
    await notifyNew();

    expect([before, status]).toEqual([[], 204]);
    expect(await published()).toMatchObject([{ booking: { id, status: 'confirmed' }, event: { uid: 'u10' } }]);
  });

  it('can still be undone when a reading has found the event', async () => {
    const booking = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${booking.id}/confirm`, { headers });
    await feedWith(bookings, site, eventOn(10));
    expect(await published()).toHaveLength(1);
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);

    const { status } = await undo();

    expect([status, (await stored(bookings, booking.id)).status]).toEqual([204, 'pending']);
    expect(await eventsOf(bookings, 'booking.confirmed')).toEqual([]);
  });
});
