import { setTimeout as sleep } from 'node:timers/promises';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { accepted, call } from '../support/api/call.ts';
import type { Owner } from '../support/api/owner.ts';
import { inDays } from '../support/dates.ts';
import { eventually } from '../support/eventually.ts';
import { icalSite, type Nights } from '../support/ical-site.ts';
import { takenNights } from '../support/nights.ts';
import { rowsOf, withDatabase } from '../support/processes/database.ts';
import { addressOf, kill, waitUntilHealthy } from '../support/processes/processes.ts';
import { isLocal, isLongForm } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

// like every spec of faults: the processes of a product elsewhere (SITE_URL) cannot be killed
test.skip(!isLocal, 'needs the processes of this machine');

test.afterEach(() => waitUntilHealthy('bookings'));

const FEEDS = '/api/admin/calendar-feeds';
/** After the nights that other specs book, and within the range that is imported. */
const FIRST_DAY = 400;
const WEEKS = 42;
/** In each week: nights that the calendar always has, those it has before, and those it has afterwards. */
const EVENTS = 50;
const everyWeekFrom = (weekday: number): Nights[] =>
  Array.from({ length: WEEKS }, (_, week) => {
    const day = FIRST_DAY + 7 * week + weekday;
    return [inDays(day), inDays(day + 1), EVENTS];
  });
const [ALWAYS, BEFORE, AFTER] = [everyWeekFrom(0), everyWeekFrom(2), everyWeekFrom(4)];
const PART = WEEKS * EVENTS;
const OLD = [...ALWAYS, ...BEFORE];
const NEW = [...ALWAYS, ...AFTER];
const SPAN = { from: inDays(FIRST_DAY), to: inDays(FIRST_DAY + 7 * WEEKS) };

/** The stored state of a calendar, and what guests see of it. */
interface Stored {
  readings: number;
  problem: string | null;
  events: number;
  missing: number;
  nights: string;
}

const nightsOf = (...parts: Nights[][]): string =>
  parts
    .flatMap((nights) => nights.map(([from]) => from))
    .toSorted()
    .join(' ');
const OF_OLD = { problem: null, events: 2 * PART, missing: 0, nights: nightsOf(ALWAYS, BEFORE) };
/** Dates that the new calendar lacks stay blocked until it is read again. */
const READ_ONCE = { problem: null, events: 3 * PART, missing: PART, nights: nightsOf(ALWAYS, BEFORE, AFTER) };
const OF_NEW = { problem: null, events: 2 * PART, missing: 0, nights: nightsOf(ALWAYS, AFTER) };

/** Moments at which an import is killed: `holds` takes a lock, `waits` matches the statement that waits for it. */
const MOMENTS = [
  {
    moment: 'before anything is written',
    holds: `SELECT pg_advisory_xact_lock(hashtextextended('bookings:calendar', 0))`,
    waits: '%lock_own%',
  },
  {
    moment: 'in the middle of the events that are missing',
    holds: `SELECT FROM bookings.feed_events WHERE id = (
      SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY id) FROM bookings.feed_events WHERE from_date = '${BEFORE[20]?.[0]}')
      FOR UPDATE`,
    waits: 'UPDATE feed_events SET missing%',
  },
  {
    moment: 'after all events are written',
    holds: 'LOCK TABLE bookings.feed_clashes IN ACCESS EXCLUSIVE MODE',
    waits: '%DELETE FROM feed_clashes%',
  },
] as const;
type FaultTime = (typeof MOMENTS)[number];

/** Longer than any import of these events, in ms: a random kill hits the download, the parsing or the writing. */
const LONGEST_IMPORT_MS = 1_500;
const RANDOM_KILLS = isLongForm ? 20 : 2;

async function storedOf(feedId: number): Promise<Stored> {
  const [row] = await rowsOf<Omit<Stored, 'nights'>>(
    `SELECT revision AS readings, problem,
       (SELECT count(*)::int FROM bookings.feed_events WHERE feed_id = feed.id) AS events,
       (SELECT count(*)::int FROM bookings.feed_events WHERE feed_id = feed.id AND missing) AS missing
     FROM bookings.calendar_feeds feed WHERE id = $1`,
    [feedId],
  );
  if (!row) throw new Error('The calendar is gone');
  // directly from the service: the gateway caches it for a moment
  const path = `/api/availability?from=${SPAN.from}&to=${SPAN.to}`;
  const shown = accepted(await call<Availability>('GET', path, { baseUrl: await addressOf('bookings') }));
  return { ...row, nights: takenNights(shown).join(' ') };
}

/** Begins an import and kills the service at that moment of it. */
async function killAt({ holds, waits }: FaultTime, read: () => Promise<unknown>): Promise<void> {
  await withDatabase(async (client) => {
    await client.query('BEGIN');
    await client.query(holds);
    const reading = read().catch(() => undefined);
    await eventually(async () => {
      const waiting = await rowsOf(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = 'bookings' AND query LIKE $1`,
        [waits],
      );
      expect(waiting).toHaveLength(1);
    });
    await kill('bookings');
    await client.query('ROLLBACK');
    await reading;
  });
  await waitUntilHealthy('bookings');
}

async function killWithin(ms: number, read: () => Promise<unknown>): Promise<void> {
  const reading = read().catch(() => undefined);
  await sleep(Math.random() * ms);
  await kill('bookings');
  await reading;
  await waitUntilHealthy('bookings');
}

/** A calendar of another site that is imported only on request; removed in the end. */
async function withCalendar(
  owner: Owner,
  work: (
    site: Awaited<ReturnType<typeof icalSite>>,
    read: () => Promise<CalendarFeedView>,
    id: number,
  ) => Promise<void>,
): Promise<void> {
  const site = await icalSite(...OLD);
  const { id } = await owner.send<CalendarFeedView>('POST', FEEDS, { name: 'Long calendar', url: site.url });
  // a new calendar is due at once: the schedule, which also runs when the killed service starts, would read it as well
  await rowsOf(`UPDATE bookings.calendar_feeds SET next_read_at = now() + interval '1 hour' WHERE id = $1`, [id]);
  const read = () => owner.send<CalendarFeedView>('POST', `${FEEDS}/${id}/read`, {});
  try {
    await read();
    await work(site, read, id);
  } finally {
    await waitUntilHealthy('bookings');
    await owner.call('DELETE', `${FEEDS}/${id}`);
    site.close();
  }
}

for (const moment of MOMENTS) {
  test(`an import of ${2 * PART} events that is killed ${moment.moment} leaves the old calendar, and the next import completes it`, async ({
    owner,
  }) => {
    await withCalendar(owner, async (site, read, id) => {
      const before = await storedOf(id);
      expect(before).toMatchObject(OF_OLD);
      site.sell(...NEW);

      await killAt(moment, read);

      expect(await storedOf(id)).toEqual(before);
      await read();
      expect(await storedOf(id)).toEqual({ ...READ_ONCE, readings: before.readings + 1 });
    });
  });
}

test(`an import that frees ${PART} events and is killed before its end frees none, and the next import frees all`, async ({
  owner,
}) => {
  await withCalendar(owner, async (site, read, id) => {
    site.sell(...NEW);
    await read();
    const before = await storedOf(id);
    expect(before).toMatchObject(READ_ONCE);

    await killAt(MOMENTS[2], read);

    expect(await storedOf(id)).toEqual(before);
    await read();
    expect(await storedOf(id)).toEqual({ ...OF_NEW, readings: before.readings + 1 });
  });
});

test(`an import of ${2 * PART} events that is killed at any moment leaves the old calendar or the new one`, async ({
  owner,
}) => {
  test.setTimeout(60_000 + RANDOM_KILLS * 40_000);
  for (let count = 0; count < RANDOM_KILLS; count += 1) {
    await withCalendar(owner, async (site, read, id) => {
      const before = await storedOf(id);
      const after = { ...READ_ONCE, readings: before.readings + 1 };
      site.sell(...NEW);

      await killWithin(LONGEST_IMPORT_MS, read);

      const left = await storedOf(id);
      expect([before, after]).toContainEqual(left);
      await read();
      const isNew = left.readings === after.readings;
      expect(await storedOf(id)).toEqual(isNew ? { ...OF_NEW, readings: after.readings + 1 } : after);
    });
  }
});
