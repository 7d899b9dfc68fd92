import { setTimeout as sleep } from 'node:timers/promises';
import type { CalendarFeedView } from '@farmhouse/contracts/bookings/calendar-feed';
import { inDays } from '../support/dates.ts';
import { icalSite, type Nights } from '../support/ical-site.ts';
import { rowsOf } from '../support/processes/database.ts';
import { kill, waitUntilHealthy } from '../support/processes/processes.ts';
import { isLocal, isLongForm } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');

test.afterEach(() => waitUntilHealthy('bookings'));

const FEEDS = '/api/admin/calendar-feeds';
const ROUNDS = isLongForm ? 20 : 3;
/** After the nights that other specs book. */
const FIRST_DAY = 400;
const DAYS = 300;
const LENGTHS = 14;
const OLD: Nights[] = [1, 2, 3].map((length) => [inDays(FIRST_DAY), inDays(FIRST_DAY + length)]);
const NEW: Nights[] = Array.from({ length: DAYS * LENGTHS }, (_, index) => {
  const day = FIRST_DAY + Math.floor(index / LENGTHS);
  return [inDays(day), inDays(day + 1 + (index % LENGTHS))];
});
/** An import of so many events takes about half a second; a kill may hit its download, its reading or its writing. */
const LONGEST_IMPORT_MS = 800;

test(`a service killed at any moment of an import of ${NEW.length} events has stored all of them or none`, async ({
  owner,
}) => {
  test.setTimeout(ROUNDS * 40_000);
  const site = await icalSite(...OLD);
  const settings = { name: 'Long calendar', url: site.url, paused: false, skipUnavailable: false };
  const storedOf = async (feedId: number) => {
    const [row] = await rowsOf<{ count: number }>(
      'SELECT count(*)::int AS count FROM bookings.feed_events WHERE feed_id = $1',
      [feedId],
    );
    return row?.count;
  };
  const read = (feedId: number) => owner.send<CalendarFeedView>('POST', `${FEEDS}/${feedId}/read`, {});
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      site.sell(...OLD);
      const { id } = await owner.send<CalendarFeedView>('POST', FEEDS, settings);
      expect(await read(id)).toMatchObject({ problem: null, eventCount: OLD.length });

      site.sell(...NEW);
      const reading = read(id).catch(() => undefined);
      await sleep(Math.random() * LONGEST_IMPORT_MS);
      await kill('bookings');
      await reading;
      await waitUntilHealthy('bookings');

      expect([OLD.length, NEW.length]).toContain(await storedOf(id));
      expect(await read(id)).toMatchObject({ problem: null, eventCount: NEW.length });
      expect(await storedOf(id)).toBe(NEW.length);
      await owner.send('DELETE', `${FEEDS}/${id}`);
    }
  } finally {
    site.close();
  }
});
