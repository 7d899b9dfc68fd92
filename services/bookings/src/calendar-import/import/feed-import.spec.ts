import { describe, expect, it } from '@jest/globals';
import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { dbOf } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { FeedEntity } from '../feed.entity.ts';
import {
  addFeed,
  calendarOf,
  day,
  eventOn,
  feedWith,
  LOOPBACK,
  readFeed,
  useCalendarServer,
} from '../testing/calendar-server.ts';
import type { CalendarResponse } from '../testing/calendar-server.ts';
import { FeedImport } from './feed-import.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

/** The taken days, `-` after those that the latest calendar lacks. */
async function taken(): Promise<string[]> {
  const rows = await dbOf(bookings).query<{ day: string }[]>(
    `SELECT from_date::text || CASE WHEN missing THEN '-' ELSE '' END AS day FROM feed_events ORDER BY starts_at`,
  );
  return rows.map((row) => row.day);
}

describe('the import of a calendar feed', () => {
  it('blocks dates of new events at once and frees those of events missing from two complete calendars', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20));
    site.serve(eventOn(10), eventOn(30));
    const states = [await taken()];
    for (let reading = 0; reading < 2; reading += 1) {
      await readFeed(bookings, id);
      states.push(await taken());
    }

    expect(states).toEqual([
      [day(10), day(20)],
      [day(10), `${day(20)}-`, day(30)],
      [day(10), day(30)],
    ]);
  });

  it('sends conditional requests, and treats a 304 as another reading of the same calendar', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.answer = { text: calendarOf(eventOn(10), eventOn(20)), headers: { etag: '"1"' } };
    await readFeed(bookings, id);
    site.answer = {
      text: calendarOf(eventOn(10)),
      headers: { etag: '"2"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' },
    };
    await readFeed(bookings, id);
    const before = await taken();
    site.answer = { status: 304, text: '' };
    const view = await readFeed(bookings, id);

    expect([before, await taken(), view.problem]).toEqual([[day(10), `${day(20)}-`], [day(10)], null]);
    expect(site.calls.map((headers) => headers['if-none-match'])).toEqual([undefined, '"1"', '"2"']);
    expect(site.calls[2]?.['if-modified-since']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  });

  it('reads a calendar in full once a day, even if it does not change', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.answer = { text: calendarOf(eventOn(10)), headers: { etag: '"1"' } };
    await readFeed(bookings, id);
    await dbOf(bookings).query(`UPDATE calendar_feeds SET full_read_at = now() - interval '25 hours'`);
    await readFeed(bookings, id);

    expect(site.calls.map((headers) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it.each<[string, CalendarResponse, FeedProblem]>([
    ['is gone', { status: 404, text: '' }, 'refused'],
    ['requires a password', { status: 401, text: '' }, 'refused'],
    ['has a problem', { status: 502, text: '' }, 'unreachable'],
    ['was asked too often', { status: 429, text: '' }, 'unreachable'],
    ['waited too long for the request', { status: 408, text: '' }, 'unreachable'],
    ['returns 304 to an unconditional request', { status: 304, text: '' }, 'refused'],
    ['shows a page', { text: '<html>' }, 'not-a-calendar'],
    ['is cut off', { text: calendarOf(eventOn(10)).slice(0, -10) }, 'incomplete'],
    ['is empty', { text: calendarOf() }, 'empty'],
    ['lost most of its events', { text: calendarOf(eventOn(10)) }, 'shrunk'],
    ['is too large', { text: calendarOf(eventOn(10)) + ' '.repeat(2 * 1024 * 1024) }, 'too-large'],
    [
      'redirects to a private address',
      { status: 301, headers: { location: 'https://10.0.0.1/' }, text: '' },
      'address-not-allowed',
    ],
  ])('frees nothing from a site that %s, and reports the problem', async (_case, response, problem) => {
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20), eventOn(30));
    site.answer = response;

    const views = [await readFeed(bookings, id), await readFeed(bookings, id), await readFeed(bookings, id)];

    expect(await taken()).toEqual([day(10), day(20), day(30)]);
    expect(views.map((view) => view.problem)).toEqual([problem, problem, problem]);
    expect(views[2]?.problemText).toContain('Its earlier dates stay blocked.');
    expect(views[2]?.lastGoodAt).not.toBe(views[2]?.lastReadAt);
  });

  it('frees the dates of an emptied calendar once the owner accepts it', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10));
    site.serve();

    const doubted = await readFeed(bookings, id);
    const accepted = await readFeed(bookings, id, { acceptFewer: true });
    const before = await taken();
    await readFeed(bookings, id);

    expect([doubted.problem, accepted.problem]).toEqual(['empty', null]);
    expect([before, await taken()]).toEqual([[`${day(10)}-`], []]);
  });

  it('doubts an emptied calendar again when the reading that the owner accepted has failed', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10));
    site.answer = { status: 502, text: '' };
    await readFeed(bookings, id, { acceptFewer: true });
    site.serve();

    const later = await readFeed(bookings, id);

    expect([later.problem, await taken()]).toEqual(['empty', [day(10)]]);
  });

  it('accepts entirely different events after the address of the feed was changed', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20), eventOn(30));
    await callAsAdmin(bookings, 'PUT', `/api/admin/calendar-feeds/${id}`, {
      body: { name: 'B', url: `${site.url}&b=1` },
    });
    site.serve(eventOn(40));

    expect((await readFeed(bookings, id)).problem).toBeNull();
    expect(await taken()).toEqual([`${day(10)}-`, `${day(20)}-`, `${day(30)}-`, day(40)]);
  });

  it('leaves either the old or the new state when it is interrupted', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20));
    site.serve(eventOn(10), eventOn(30));
    const db = dbOf(bookings);
    // the last thing that an import writes is the feed's own row
    await db.query(`
      CREATE FUNCTION stop_import() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stopped'; END $$;
      CREATE TRIGGER stop_import BEFORE UPDATE ON calendar_feeds FOR EACH ROW EXECUTE FUNCTION stop_import()`);
    try {
      const feed = await db.manager.findOneByOrFail(FeedEntity, { id });
      await expect(bookings.app.get(FeedImport, { strict: false }).read(feed)).rejects.toThrow('stopped');
    } finally {
      await db.query('DROP TRIGGER stop_import ON calendar_feeds; DROP FUNCTION stop_import()');
    }

    expect(await taken()).toEqual([day(10), day(20)]);
    await readFeed(bookings, id);
    expect(await taken()).toEqual([day(10), `${day(20)}-`, day(30)]);
  });

  it('counts concurrent readings as one', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10), eventOn(20));
    site.serve(eventOn(10));

    await Promise.all([readFeed(bookings, id), readFeed(bookings, id), readFeed(bookings, id)]);

    expect(await taken()).toEqual([day(10), `${day(20)}-`]);
  });

  it('stores nothing of a feed that was removed or changed while it was read', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.serve(eventOn(10));
    site.before = () => dbOf(bookings).query('UPDATE calendar_feeds SET revision = revision + 1');
    await readFeed(bookings, id);
    expect(await taken()).toEqual([]);

    site.before = () => callAsAdmin(bookings, 'DELETE', `/api/admin/calendar-feeds/${id}`);
    const { status } = await callAsAdmin(bookings, 'POST', `/api/admin/calendar-feeds/${id}/read`, { body: {} });
    expect([status, await taken()]).toEqual([404, []]);
  });

  it('stores 5,000 events and updates their texts', async () => {
    const many = (summary: string) =>
      Array.from({ length: 5_000 }, (_, index) => eventOn(1 + (index % 600), { uid: `u${index}`, summary }));
    const { id, eventCount } = await feedWith(bookings, site, ...many('A'));
    site.serve(...many('B'));
    await readFeed(bookings, id);

    const rows = await dbOf(bookings).query<object[]>('SELECT summary, count(*)::int FROM feed_events GROUP BY 1');
    expect([eventCount, rows]).toEqual([5_000, [{ summary: 'B', count: 5_000 }]]);
  });
});
