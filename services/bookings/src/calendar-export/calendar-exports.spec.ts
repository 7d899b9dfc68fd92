import { describe, expect, it, jest } from '@jest/globals';
import type { CalendarExportKind, CalendarExportView } from '@farmhouse/contracts/bookings/calendar/calendar-export';
import type { Problem } from '@farmhouse/contracts/errors';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { DataSource } from 'typeorm';
import { feedWith, LOOPBACK, readFeed, useCalendarServer } from '../calendar-import/testing/calendar-server.ts';
import { isOwnUid, isUidOfThisProduct, ownUid } from '../installation-id/calendar-uid.ts';
import { InstallationId } from '../installation-id/installation-id.ts';
import { eventsIn } from '../testing/calendar-file-events.ts';
import { aBooking, dbOf, put, stayIn, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { CalendarExportEntity } from './calendar-export.entity.ts';
import { ExportedCalendar } from './exported-calendar.ts';
import type { ImportedEvent } from './export-entries.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();
const EXPORTS = '/api/admin/calendar-exports';
const FOR_ALL_SITES = { kind: 'site', feedId: null, deletedFeedId: null, deletedFeedAddress: null } as const;
const OTHER_INSTALLATION = '7c1d7a52-0f4e-4f0b-8a1e-52a5cf1b9c11';

/** An all-day event, unless it has times. */
type Imported = Omit<ImportedEvent, 'endsAt' | 'allDay'> & { times?: [Date, Date] };

/** Stores events of other sites. */
async function storeEvents(...events: Imported[]): Promise<void> {
  const db = dbOf(bookings);
  for (const { feedId, feedName, uid, summary, fromDate, toDate, changedAt, times } of events) {
    await db.query(
      `INSERT INTO calendar_feeds (id, name, url) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [feedId, feedName, `https://example.com/${feedId}.ics`],
    );
    const wholeDays = [istInstant(fromDate, '00:00'), istInstant(addDays(toDate, 1), '00:00')];
    await db.query(
      `INSERT INTO feed_events (feed_id, uid, recurrence, summary, from_date, to_date, starts_at, ends_at, all_day,
         is_unavailable, period, first_seen_at)
       VALUES ($1, $2, '', $3, $4, $5, $6, $7, $9, false, tstzrange($6, $7), $8)`,
      [feedId, uid, summary, fromDate, toDate, ...(times ?? wholeDays), changedAt, !times],
    );
  }
}

const ofAdmin = <T = CalendarExportView & Problem>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: object,
) => callAsAdmin<T>(bookings, method, `${EXPORTS}${path}`, body ? { body } : {});
async function anAddress(kind: CalendarExportKind = 'site', part: object = {}) {
  const { status, body } = await ofAdmin('POST', '', { name: 'Airbnb', kind, ...part });
  expect(status).toBe(201);
  return { ...body, path: new URL(body.url ?? '').pathname };
}
const get = (url: string, headers: Record<string, string> = {}) => bookings.app.inject({ method: 'GET', url, headers });
/** The calendar of an address as it is now, without the cache. */
async function exportedTo(id: number): Promise<string> {
  const calendar = await bookings.app.get(DataSource).manager.findOneByOrFail(CalendarExportEntity, { id });
  return bookings.app.get(ExportedCalendar).of(calendar);
}
const dayOf = (date?: Date): string => (date ? istDate(new Date(date.getTime() + 6 * 3_600_000)) : '');
const confirm = (id: number) => callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
const block = (fromDate: string, toDate: string, reason?: string) =>
  callAsAdmin<{ id: number }>(bookings, 'POST', '/api/admin/calendar/blocks', {
    body: { fromDate, toDate, reason },
  });
const importedEvent = (part: Partial<Imported> = {}): Imported => ({
  feedId: 7,
  feedName: 'Airbnb',
  uid: '1418fb94e984@airbnb.com',
  summary: 'Reserved',
  fromDate: addDays(today(), 30),
  toDate: addDays(today(), 31),
  changedAt: new Date('2026-11-01T00:00:00Z'),
  ...part,
});

describe('an address of the calendar that is created or renewed with an Idempotency-Key', () => {
  it('is returned to a repeat, and is not stored', async () => {
    const send = (path: string, key: string) =>
      callAsAdmin<CalendarExportView>(bookings, 'POST', `${EXPORTS}${path}`, {
        ...(path === '' ? { body: { name: 'Airbnb' } } : {}),
        headers: { 'idempotency-key': key },
      });
    const created = [await send('', 'create'), await send('', 'create')] as const;
    const { id } = created[0].body;
    const renewed = [await send(`/${id}/renew`, 'renew'), await send(`/${id}/renew`, 'renew')] as const;

    expect([created, renewed].map((pair) => pair.map(({ status }) => status))).toEqual([
      [201, 201],
      [200, 200],
    ]);
    const stored = JSON.stringify(await dbOf(bookings).query('SELECT answer FROM idempotency_keys'));
    for (const [first, repeat] of [created, renewed]) {
      expect(repeat.body).toEqual(first.body);
      expect(stored).not.toContain(new URL(first.body.url ?? '').pathname);
    }
    expect(renewed[0].body.url).not.toBe(created[0].body.url);
  });
});

describe('a calendar for other sites', () => {
  it('has agreed stays by their nights and the owner’s blocks by their days, without personal data', async () => {
    const [stay, visit, request] = [
      await aBooking(bookings, stayIn(10, 2)),
      await aBooking(bookings, { ...stayIn(15, 0), checkinTime: '10:00' }),
      await aBooking(bookings, stayIn(20)),
    ];
    await confirm(stay.id);
    await confirm(visit.id);
    await block(addDays(today(), 25), addDays(today(), 27), 'Aunt Meena');
    const { path } = await anAddress();

    const response = await get(path);

    const found = eventsIn(response.payload).map(({ start, end, summary }) => [dayOf(start), dayOf(end), summary]);
    const ahead = (days: number) => addDays(today(), days);
    expect(found).toEqual([
      [ahead(10), ahead(12), 'Booked'],
      [ahead(15), ahead(16), 'Booked'],
      [ahead(25), ahead(28), 'Booked'],
    ]);
    for (const secret of ['Asha', stay.code, stay.phone, request.code, 'Meena']) {
      expect(response.payload).not.toContain(secret);
    }
    const installationId = await bookings.app.get(InstallationId).id();
    expect(eventsIn(response.payload).every(({ uid }) => isOwnUid(uid, installationId))).toBe(true);
  });

  it('is private: no cookie, not indexed, and revalidated by every cache', async () => {
    const { headers } = await get((await anAddress()).path);

    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-cache',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('keeps a stay that is over for sixty days and drops one that was cancelled or deleted', async () => {
    const [over, old, cancelled] = [
      await aBooking(bookings, stayIn(10)),
      await aBooking(bookings, stayIn(20)),
      await aBooking(bookings, stayIn(30)),
    ];
    const ago = (days: number) => addDays(today(), -days);
    const past = (days: number) => ({
      ...{ status: 'completed' as const, checkinDate: ago(days), checkoutDate: ago(days - 1) },
      stay: `[${ago(days)}T06:30:00Z,${ago(days - 1)}T05:30:00Z)`,
    });
    await put(bookings, over.id, past(59));
    await put(bookings, old.id, past(62));
    await put(bookings, cancelled.id, { status: 'cancelled' });

    const found = eventsIn(await bookings.app.get(ExportedCalendar).of(FOR_ALL_SITES));

    expect(found.map(({ uid }) => uid.split('@')[0])).toEqual([`booking-${over.id}`]);
  });

  it('omits a stay that was completed early, whose dates are available again, until its original end', async () => {
    const { id } = await aBooking(bookings, stayIn(10, 3));
    await confirm(id);
    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { body: { status: 'completed' } });
    const { body: imported } = await callAsAdmin<{ ranges: object[] }>(
      bookings,
      'GET',
      `/api/availability?from=${addDays(today(), 9)}&to=${addDays(today(), 14)}`,
    );
    const listedOn = async (days: number) => {
      const now = istInstant(addDays(today(), days), '23:00');
      return eventsIn(await bookings.app.get(ExportedCalendar).of(FOR_ALL_SITES, now)).length;
    };

    expect(imported.ranges).toEqual([]);
    expect([await listedOn(0), await listedOn(12), await listedOn(13)]).toEqual([0, 0, 1]);
  });

  it('leaves out the events of the site that reads it also when its feed was deleted and added again', async () => {
    await storeEvents(importedEvent(), importedEvent({ feedId: 6, uid: 'b@booking.com' }));
    const { id, path } = await anAddress('site', { feedId: 7 });
    const feedOfSite = async () => {
      const { body } = await ofAdmin<CalendarExportView[]>('GET');
      return body.find((calendar) => calendar.id === id)?.feedId;
    };
    const addressOf = (id: number, url: string) =>
      dbOf(bookings).query('UPDATE calendar_feeds SET url = $2 WHERE id = $1', [id, url]);
    await addressOf(6, 'https://example.com/export?t=other');
    await addressOf(7, 'https://example.com/export?t=first');
    await dbOf(bookings).query('DELETE FROM calendar_feeds WHERE id = 7');
    const withoutFeed = await feedOfSite();
    await storeEvents(importedEvent({ feedId: 9 }));
    await addressOf(9, 'https://example.com/export?t=second');

    const listed = eventsIn((await get(path)).payload);

    expect(listed.map(({ uid }) => uid.split('-').slice(0, 2).join('-'))).toEqual(['feed-6']);
    expect([withoutFeed, await feedOfSite()]).toEqual([null, 9]);
  });

  it('contains the events of other sites, but not those of the site that reads it', async () => {
    await storeEvents(importedEvent(), importedEvent({ feedId: 8, uid: 'b@booking.com', feedName: 'Booking.com' }));
    const installationId = await bookings.app.get(InstallationId).id();

    const toAirbnb = eventsIn((await get((await anAddress('site', { feedId: 7 })).path)).payload);
    const toAll = eventsIn((await get((await anAddress()).path)).payload);

    expect(toAirbnb.map(({ uid }) => uid.split('-').slice(0, 2).join('-'))).toEqual(['feed-8']);
    expect(toAll).toHaveLength(2);
    expect(toAll.every(({ uid }) => isOwnUid(uid, installationId))).toBe(true);
    expect(toAll.map(({ summary }) => summary)).toEqual(['Booked', 'Booked']);
  });

  it('passes on the entry of another installation once under each UID, which that one recognises as its own', async () => {
    const uid = ownUid('booking-4', OTHER_INSTALLATION);
    const movedTo = { fromDate: addDays(today(), 50), toDate: addDays(today(), 51) };
    await storeEvents(
      ...[7, 8].flatMap((feedId) => [importedEvent({ uid, feedId }), importedEvent({ uid, feedId, ...movedTo })]),
    );

    const uids = eventsIn((await get((await anAddress()).path)).payload).map((event) => event.uid);

    expect(uids[0]).toBe(uid);
    expect(new Set(uids).size).toBe(4);
    expect(uids.filter((each) => isOwnUid(each, OTHER_INSTALLATION) && isUidOfThisProduct(each))).toEqual(uids);
  });

  it.each([
    ['in the morning', 0, 2, '11:00', 2],
    ['as guests come', 0, 2, '14:00', 2],
    ['in the evening', 0, 2, '20:00', 3],
    ['at midnight', 0, 1, '24:00', 2],
    ['on the day on which it begins', 0, 0, '21:00', 1],
  ])('exports an event with times that ends %s up to the day from which the dates are free', async (...row) => {
    const [, first, last, time, until] = row;
    const ahead = (days: number) => addDays(today(), 30 + days);
    const ends = time === '24:00' ? istInstant(ahead(last + 1), '00:00') : istInstant(ahead(last), time);
    const days = { fromDate: ahead(first), toDate: ahead(last) };
    await storeEvents(importedEvent({ ...days, times: [istInstant(ahead(first), '10:00'), ends] }));

    const found = eventsIn((await get((await anAddress()).path)).payload);

    expect(found.map(({ start, end }) => [dayOf(start), dayOf(end)])).toEqual([[ahead(first), ahead(until)]]);
  });

  it('exports both times of an event that another site has lengthened, under two UIDs', async () => {
    await storeEvents(importedEvent(), importedEvent({ toDate: addDays(today(), 33) }));
    const installationId = await bookings.app.get(InstallationId).id();

    const uids = eventsIn((await get((await anAddress()).path)).payload).map((event) => event.uid);

    expect(new Set(uids).size).toBe(2);
    expect(uids.every((uid) => isOwnUid(uid, installationId))).toBe(true);
  });
});

describe('a calendar that this installation reads itself', () => {
  it('blocks no dates for its own exported entries, but does for an entry of another installation', async () => {
    const stay = await aBooking(bookings, stayIn(10, 2));
    await confirm(stay.id);
    const installationId = await bookings.app.get(InstallationId).id();
    const { payload } = await get((await anAddress()).path);
    const { id } = await feedWith(bookings, site);

    site.answer = { text: payload };
    const own = await readFeed(bookings, id);
    site.answer = { text: payload.replaceAll(installationId, OTHER_INSTALLATION) };
    const others = await readFeed(bookings, id);

    expect([own.problem, own.eventCount]).toEqual([null, 0]);
    expect([others.problem, others.eventCount]).toEqual([null, 1]);
  });
});

describe('a calendar for the owner’s phone', () => {
  it('has each stay at its times with guest, count, phone, code and a link, and the blocks with their reasons', async () => {
    const stay = await aBooking(bookings, { ...stayIn(10, 2), fullName: 'Asha; "Rao", \\ k' });
    await confirm(stay.id);
    await block(addDays(today(), 25), addDays(today(), 25), 'Painting');

    const [guest, blocked] = eventsIn((await get((await anAddress('owner')).path)).payload);

    expect(guest?.start.toISOString()).toBe(`${addDays(today(), 10)}T06:30:00.000Z`);
    expect(guest?.end?.toISOString()).toBe(`${addDays(today(), 12)}T05:30:00.000Z`);
    expect(guest?.summary).toBe('Asha; "Rao", \\ k, 4 guests');
    expect(guest?.description).toBe(`${stay.phone}\n${stay.code}`);
    expect(JSON.stringify(guest)).toContain(`http://localhost:8080/admin/dashboard/bookings?open=${stay.id}`);
    expect(blocked?.summary).toBe('Blocked: Painting');
  });
});

describe('a change of a stay or block in a calendar export', () => {
  const sequences = async () =>
    Object.fromEntries(
      eventsIn(await bookings.app.get(ExportedCalendar).of(FOR_ALL_SITES)).map(({ uid, sequence }) => [
        uid.split('-')[0],
        Number(sequence),
      ]),
    );

  it('raises the number of the stay or the block, under the same UID', async () => {
    const stay = await aBooking(bookings, stayIn(10));
    await confirm(stay.id);
    const { body } = await block(addDays(today(), 25), addDays(today(), 25));
    const before = await sequences();

    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${stay.id}/payments`, {
      body: { amount: 100, method: 'cash' },
    });
    await callAsAdmin(bookings, 'PUT', `/api/admin/calendar/blocks/${body.id}`, {
      body: { fromDate: addDays(today(), 26), toDate: addDays(today(), 26) },
    });

    const after = await sequences();
    expect(after.block).toBeGreaterThan(before.block ?? Infinity);
    expect(after.booking).toBeGreaterThan(before.booking ?? Infinity);
  });

  it('is shown by ETag and Last-Modified, also when an entry was only removed', async () => {
    const { path } = await anAddress();
    const { body } = await block(addDays(today(), 25), addDays(today(), 25));
    const first = await get(path);
    const [etag, since] = [String(first.headers.etag), String(first.headers['last-modified'])];

    expect((await get(path, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    const unchanged = await get(path, { 'if-modified-since': since });
    expect([unchanged.statusCode, unchanged.payload]).toEqual([304, '']);

    await callAsAdmin(bookings, 'DELETE', `/api/admin/calendar/blocks/${body.id}`);
    await eventually(async () => {
      expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
      expect((await get(path, { 'if-modified-since': since })).statusCode).toBe(200);
    });
  });
});

describe('the address of a calendar export', () => {
  it('is unknown immediately after it was renewed or deleted, and the new one works', async () => {
    const { id, path } = await anAddress();
    expect((await get(path)).statusCode).toBe(200);

    const { body } = await ofAdmin('POST', `/${id}/renew`);
    const renewed = new URL(body.url ?? '').pathname;

    expect(renewed).not.toBe(path);
    expect((await get(path)).statusCode).toBe(404);
    expect((await get(renewed)).statusCode).toBe(200);
    expect((await ofAdmin('DELETE', `/${id}`)).status).toBe(204);
    expect((await get(renewed)).statusCode).toBe(404);
  });

  it.each(['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, `${'a'.repeat(90)}.ics`, '..%2Fx.ics'])(
    'that was never issued is a 404: %s',
    async (name) => {
      const response = await get(`/calendar/${name}`);

      expect([response.statusCode, response.json<Problem>().code]).toEqual([404, 'not-found']);
    },
  );

  it('is not in the database, and its owner’s changes are in the history without it', async () => {
    const { id, url } = await anAddress();
    await ofAdmin('PUT', `/${id}`, { feedId: null });
    await ofAdmin('POST', `/${id}/renew`);
    await ofAdmin('DELETE', `/${id}`);

    const history = await dbOf(bookings).query<{ action: string; note: string }[]>(
      'SELECT action, note FROM audit_entries ORDER BY id',
    );
    expect(history).toEqual(
      ['created', 'changed', 'renewed', 'deleted'].map((what) => ({
        action: `calendar address ${what}`,
        note: 'Airbnb',
      })),
    );
    expect(JSON.stringify(history)).not.toContain(url ?? '');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 'Airbnb', kind: 'all' }, 'kind'],
    [{ name: 'Airbnb', feedId: 0 }, 'feedId'],
  ])('is refused when it is requested with %j', async (body, path) => {
    const response = await ofAdmin('POST', '', body);

    expect(response.status).toBe(400);
    expect(response.body.errors?.[0]?.path).toBe(path);
  });

  it('stays when its site is marked as that of a feed, whose events it then leaves out', async () => {
    await storeEvents(importedEvent(), importedEvent({ feedId: 8, uid: 'b@booking.com', feedName: 'Booking.com' }));
    const { id, url } = await anAddress();
    const contains = async () => eventsIn(await exportedTo(id)).map(({ uid }) => uid.split('-').slice(0, 2).join('-'));

    const all = await contains();
    const marked = await ofAdmin('PUT', `/${id}`, { feedId: 7 });
    const afterMark = await contains();
    const renamed = await ofAdmin('PUT', `/${id}`, { name: 'Airbnb in India' });
    const unmarked = await ofAdmin('PUT', `/${id}`, { feedId: null });

    expect(all).toEqual(['feed-7', 'feed-8']);
    expect(marked).toMatchObject({ status: 200, body: { id, url, name: 'Airbnb', feedId: 7 } });
    expect(afterMark).toEqual(['feed-8']);
    expect(renamed.body).toMatchObject({ url, name: 'Airbnb in India', feedId: 7 });
    expect(unmarked.body).toMatchObject({ url, name: 'Airbnb in India', feedId: null });
    expect(await contains()).toEqual(['feed-7', 'feed-8']);
  });

  it('keeps leaving out all feeds that were added again for a deleted one when the shown one is sent back', async () => {
    await storeEvents(importedEvent());
    const { id } = await anAddress('site', { feedId: 7 });
    await dbOf(bookings).query('DELETE FROM calendar_feeds WHERE id = 7');
    await storeEvents(importedEvent({ feedId: 9 }), importedEvent({ feedId: 10, uid: 'b@airbnb.com' }));
    await dbOf(bookings).query(
      `UPDATE calendar_feeds SET url = 'https://example.com/7.ics?s=' || id WHERE id IN (9, 10)`,
    );

    const changed = await ofAdmin('PUT', `/${id}`, { name: 'Airbnb again', feedId: 9 });

    expect(changed).toMatchObject({ status: 200, body: { name: 'Airbnb again', feedId: 9 } });
    expect(eventsIn(await exportedTo(id))).toEqual([]);
  });

  it('forgets a deleted feed of its site once it is marked as that of no feed', async () => {
    await storeEvents(importedEvent());
    const { id } = await anAddress('site', { feedId: 7 });
    await dbOf(bookings).query('DELETE FROM calendar_feeds WHERE id = 7');
    await storeEvents(importedEvent({ feedId: 9 }));
    await dbOf(bookings).query(`UPDATE calendar_feeds SET url = 'https://example.com/7.ics' WHERE id = 9`);
    const before = eventsIn(await exportedTo(id)).length;

    await ofAdmin('PUT', `/${id}`, { feedId: null });

    expect([before, eventsIn(await exportedTo(id)).length]).toEqual([0, 1]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ feedId: 0 }, 'feedId'],
    [{ feedId: 4711 }, 'feedId'],
  ])('is not changed by %j', async (body, path) => {
    const { id } = await anAddress();

    const response = await ofAdmin('PUT', `/${id}`, body);

    expect([response.status, response.body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await ofAdmin('PUT', '/4711', {})).status).toBe(404);
  });

  it('is refused when there are fifty already', async () => {
    for (let count = 0; count < 50; count += 1) await anAddress();

    const { status, body } = await ofAdmin('POST', '', { name: 'One more' });

    expect([status, body.code]).toEqual([409, 'too-many-calendars']);
  });
});

describe('fifty robots at once', () => {
  it('get one answer that was generated once, and the owner sees that it was read', async () => {
    const content = jest.spyOn(bookings.app.get(ExportedCalendar), 'of');
    const { path } = await anAddress();

    const responses = await Promise.all(Array.from({ length: 50 }, () => get(path)));

    expect(new Set(responses.map(({ statusCode, headers }) => `${statusCode} ${String(headers.etag)}`)).size).toBe(1);
    expect(content).toHaveBeenCalledTimes(1);
    content.mockRestore();
    await eventually(async () => {
      const { body } = await ofAdmin<CalendarExportView[]>('GET');
      expect(body[0]?.lastFetchedAt).not.toBeNull();
    });
  });
});

describe('GET /api/admin/calendar-exports', () => {
  it('lists the addresses newest first', async () => {
    const [first, second] = [await anAddress(), await anAddress()];

    const { body } = await ofAdmin<CalendarExportView[]>('GET');

    expect(body.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});
