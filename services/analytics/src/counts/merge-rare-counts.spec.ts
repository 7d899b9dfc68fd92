import { expect, it } from '@jest/globals';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { dbOf, newStoreOf, useAnalytics } from '../testing/use-analytics.ts';
import { aNewSession, aPageView } from '../testing/test-hits.ts';
import type { Hit } from '../store/hit.ts';
import { mergeRareCounts } from './merge-rare-counts.ts';
import { makePartitions } from '../partitions/partitions.ts';

const analytics = useAnalytics();
const NOON = istInstant('2033-05-10', '12:00');
const NEXT_DAY = istInstant('2033-05-11', '12:00');

let sessions = 0;
const aView = (page: string, source: string): Hit => {
  sessions += 1;
  const session = () => ({ ...aNewSession(), source });
  return { kind: 'view', sessionId: `session-${sessions}`, owner: 'one-browser', session, view: aPageView({ page }) };
};

it('the rare pages and sources of a finished day are merged into one count, and its totals stay the same', async () => {
  const db = dbOf(analytics);
  const store = newStoreOf(analytics);
  await makePartitions(db, NOON);
  await store.write([aView('/', 'direct'), aView('/', 'direct'), aView('/a', 'insta'), aView('/b', 'x')], NOON);
  await store.write([aView('/c', 'y')], NEXT_DAY);
  const counts = async () => ({
    pages: await db.query('SELECT day::text, page, views FROM page_days ORDER BY day, views DESC, page'),
    sources: await db.query(
      `SELECT day::text, value, visitors FROM visitor_days WHERE dimension = 'source' ORDER BY day, visitors DESC, value`,
    ),
  });

  await mergeRareCounts(db, 1, NEXT_DAY);
  const merged = await counts();
  await mergeRareCounts(db, 1, NEXT_DAY);

  expect(merged).toEqual({
    pages: [
      { day: '2033-05-10', page: '/', views: 2 },
      { day: '2033-05-10', page: 'Other', views: 2 },
      { day: '2033-05-11', page: '/c', views: 1 },
    ],
    sources: [
      { day: '2033-05-10', value: 'Other', visitors: 2 },
      { day: '2033-05-10', value: 'direct', visitors: 2 },
      { day: '2033-05-11', value: 'y', visitors: 1 },
    ],
  });
  expect(await counts()).toEqual(merged);
});
