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

  await mergeRareCounts(db, { maxValues: 1, now: NEXT_DAY });
  const merged = await counts();
  await mergeRareCounts(db, { maxValues: 1, now: NEXT_DAY });

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

it('the pages and sources that a client invented long ago are merged too, a limited number by each statement', async () => {
  const db = dbOf(analytics);
  await db.query(
    `INSERT INTO page_days (day, page, views)
     SELECT '2032-01-01'::date, '/invented-' || n, 1 FROM generate_series(1, 25) AS n UNION VALUES ('2032-01-01'::date, '/', 9)`,
  );
  await db.query(
    `INSERT INTO visitor_days (day, previous_day, dimension, value, visitors)
     SELECT '2032-01-01'::date, previous_day, 'source', 'invented-' || n, 1
     FROM generate_series(1, 25) AS n, unnest('{-infinity,2031-12-31}'::date[]) AS previous_day`,
  );

  await mergeRareCounts(db, { maxValues: 2, batchSize: 10, now: NEXT_DAY });

  expect(await db.query('SELECT page, views FROM page_days ORDER BY views DESC, page')).toEqual([
    { page: 'Other', views: 24 },
    { page: '/', views: 9 },
    { page: '/invented-1', views: 1 },
  ]);
  expect(
    await db.query('SELECT value, visitors FROM visitor_days ORDER BY previous_day, visitors DESC, value'),
  ).toEqual(
    Array.from({ length: 2 }, () => [
      { value: 'Other', visitors: 23 },
      { value: 'invented-1', visitors: 1 },
      { value: 'invented-10', visitors: 1 },
    ]).flat(),
  );
});
