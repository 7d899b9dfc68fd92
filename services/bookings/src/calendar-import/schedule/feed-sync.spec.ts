import { describe, expect, it } from '@jest/globals';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { dbOf, rowsOf } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { FeedEntity } from '../feed.entity.ts';
import { addFeed, eventOn, feedWith, LOOPBACK, readFeed, useCalendarServer } from '../testing/calendar-server.ts';
import { FeedSync } from './feed-sync.ts';

const bookings = useBookings(LOOPBACK);
const site = useCalendarServer();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const readings = () => bookings.app.get(FeedSync, { strict: false });
const feedOf = (id: number) => dbOf(bookings).manager.findOneByOrFail(FeedEntity, { id });
const longFailing = () => bookings.app.get(Metrics).registry.getSingleMetricAsString('calendar_feeds_long_failing');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

describe('the schedule of readings', () => {
  it('reads a new calendar at once, and again within 15 minutes', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.serve(eventOn(10));
    const read = [await readings().readDue(), await readings().readDue(), await readings().readDue(inMinutes(12))];
    const { nextReadAt } = await feedOf(id);
    read.push(await readings().readDue(inMinutes(14)));

    expect(read).toEqual([1, 0, 0, 1]);
    expect(nextReadAt.getTime()).toBeGreaterThan(Date.now() + 12 * MINUTE_MS);
    expect(await rowsOf(bookings, 'feed_events')).toBe(1);
  });

  it('reads each calendar once when several replicas run concurrently', async () => {
    for (let index = 0; index < 6; index += 1) await addFeed(bookings, `${site.url}&n=${index}`);

    const counts = await Promise.all([1, 2, 3].map(() => readings().readDue()));

    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    expect(site.calls).toHaveLength(6);
  });

  it('skips paused calendars', async () => {
    await addFeed(bookings, site.url, { paused: true });

    expect(await readings().readDue(inMinutes(60))).toBe(0);
  });

  it('reads a feed whose process died while reading it, once its lease of a minute has ended', async () => {
    const { id } = await addFeed(bookings, site.url);
    await dbOf(bookings).query(`UPDATE calendar_feeds SET next_read_at = now() + interval '1 minute'`);

    expect([await readings().readDue(), await readings().readDue(inMinutes(2))]).toEqual([0, 1]);
    expect((await feedOf(id)).lastGoodAt).not.toBeNull();
  });

  it('reads a feed whose next reading a clock that was a year ahead has planned', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.serve(eventOn(10));
    await dbOf(bookings).query(`UPDATE calendar_feeds SET next_read_at = now() + interval '1 year'`);

    expect([await readings().readDue(), await readings().readDue()]).toEqual([1, 0]);
    expect((await feedOf(id)).nextReadAt.getTime()).toBeLessThan(Date.now() + 15 * MINUTE_MS);
  });

  it('reads a calendar that keeps failing as often as any other', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.answer = { status: 500, text: '' };
    const waits: number[] = [];
    for (let reading = 0; reading < 4; reading += 1) {
      const now = inMinutes(reading * 200);
      await readings().readDue(now);
      waits.push(Math.ceil(((await feedOf(id)).nextReadAt.getTime() - now.getTime()) / MINUTE_MS));
    }

    expect(waits).toEqual([14, 14, 14, 14]);
  });

  it('continues with the other feeds when one cannot be read', async () => {
    await addFeed(bookings, 'https://10.0.0.1.nip.invalid/x.ics');
    await feedWith(bookings, site, eventOn(10));
    await dbOf(bookings).query(`UPDATE calendar_feeds SET next_read_at = now() - interval '1 second'`);

    expect(await readings().readDue()).toBe(2);
    expect(await rowsOf(bookings, 'calendar_feeds WHERE problem IS NULL')).toBe(1);
  });
});

it('a reading that the owner has accepted fewer events for is not overtaken by a scheduled one', async () => {
  const { id } = await feedWith(bookings, site, eventOn(10));
  await dbOf(bookings).manager.update(FeedEntity, id, { nextReadAt: inMinutes(-1) });
  site.serve();
  let isFirst = true;
  let scheduled: number | undefined;
  site.before = async () => {
    if (!isFirst) return;
    isFirst = false;
    scheduled = await readings().readDue();
  };

  const accepted = await readFeed(bookings, id, { acceptFewer: true });

  expect([scheduled, accepted.problem]).toEqual([0, null]);
});

describe('a calendar that fails', () => {
  it('is reported to the owner once after six hours, and again only after a successful reading in between', async () => {
    const { id } = await feedWith(bookings, site, eventOn(10));
    const published = async () => (await eventsOf(bookings, 'calendar-feed.failing')).length;
    const counts: number[] = [];
    const readAfter = async (hours: number, status: number) => {
      site.answer = status === 200 ? site.answer : { status, text: '' };
      if (status === 200) site.serve(eventOn(10));
      await dbOf(bookings).query('UPDATE calendar_feeds SET next_read_at = to_timestamp(0)');
      await readings().readDue(new Date(Date.now() + hours * HOUR_MS));
      counts.push(await published());
    };

    for (const hours of [0, 5.9, 6.1, 12]) await readAfter(hours, 503);
    await readAfter(13, 200);
    for (const hours of [14, 21]) await readAfter(hours, 503);

    expect(counts).toEqual([0, 0, 1, 1, 1, 1, 2]);
    const [event] = await eventsOf(bookings, 'calendar-feed.failing');
    expect(event).toMatchObject({ feedId: id, name: 'Airbnb', host: new URL(site.url).host, code: 'unreachable' });
    expect(JSON.stringify(event)).not.toContain('secret');
  });

  it('by an error of the product is reported and counted like any other after six hours', async () => {
    await feedWith(bookings, site, eventOn(10));
    const db = dbOf(bookings);
    // the last thing that a reading writes is the time of it
    await db.query(`
      CREATE FUNCTION stop_reading() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stopped'; END $$;
      CREATE TRIGGER stop_reading BEFORE UPDATE OF last_read_at ON calendar_feeds
        FOR EACH ROW EXECUTE FUNCTION stop_reading()`);
    try {
      for (const hours of [-6.2, -0.1]) {
        await db.query('UPDATE calendar_feeds SET next_read_at = to_timestamp(0)');
        await readings().readDue(new Date(Date.now() + hours * HOUR_MS));
      }
    } finally {
      await db.query('DROP TRIGGER stop_reading ON calendar_feeds; DROP FUNCTION stop_reading()');
    }

    expect(await eventsOf(bookings, 'calendar-feed.failing')).toMatchObject([
      { name: 'Airbnb', problem: expect.stringContaining('This product failed') },
    ]);
    expect(await longFailing()).toMatch(/^calendar_feeds_long_failing.* 1$/m);
    const feeds = await callAsAdmin<CalendarFeedView[]>(bookings, 'GET', '/api/admin/calendar-feeds');
    expect(feeds.body).toMatchObject([{ problem: null, problemText: expect.stringContaining('This product failed') }]);
  });

  it('is counted when no process has read it for six hours, unless it is paused', async () => {
    const { id } = await addFeed(bookings, site.url);
    await dbOf(bookings).query(`UPDATE calendar_feeds SET next_read_at = now() - interval '6 hours 1 minute'`);
    const unread = await longFailing();
    await dbOf(bookings).query('UPDATE calendar_feeds SET paused = true WHERE id = $1', [id]);

    expect(unread).toMatch(/^calendar_feeds_long_failing.* 1$/m);
    expect(await longFailing()).toMatch(/^calendar_feeds_long_failing.* 0$/m);
  });

  it('is counted for monitoring', async () => {
    const { id } = await addFeed(bookings, site.url);
    site.answer = { status: 404, text: '' };
    await callAsAdmin(bookings, 'POST', `/api/admin/calendar-feeds/${id}/read`, { body: {} });

    const metric = await bookings.app.get(Metrics).registry.getSingleMetricAsString('calendar_feeds_failing');

    expect(metric).toMatch(/^calendar_feeds_failing.* 1$/m);
  });
});

it('events that were over 400 days ago are removed', async () => {
  await feedWith(bookings, site, eventOn(10), eventOn(20));
  await dbOf(bookings).query(`UPDATE feed_events SET ends_at = now() - interval '401 days' WHERE uid = 'u10'`);

  await readings().prune();

  expect(await rowsOf(bookings, 'feed_events')).toBe(1);
});
