import { describe, expect, it } from '@jest/globals';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { SCHEDULE, SCHEDULE_QUEUE } from '../schedule/schedule.ts';
import { dbOf, newStoreOf, useAnalytics } from '../testing/use-analytics.ts';
import { aNewSession, aPageView } from '../testing/test-hits.ts';
import type { Hit } from '../store/hit.ts';
import { addMonths, monthOf } from '@farmhouse/contracts/timing/months';
import { dropOldPartitions, makePartitions } from './partitions.ts';
import { deleteOldSessions } from './retention.ts';

const analytics = useAnalytics();
const TABLES = ['events', 'funnel_visitors', 'page_views'];
const at = (month: string): Date => istInstant(`${month}-15`, '12:00');
const named = (months: string[]) =>
  TABLES.flatMap((table) => months.map((month) => `${table}_${month.replace('-', '_')}`)).sort();

const aView = (sessionId: string): Hit => ({
  kind: 'view',
  sessionId,
  owner: 'one-browser',
  session: () => aNewSession(),
  view: aPageView(),
});

describe('partitions', () => {
  it('exist for the current month and two ahead when the service starts', async () => {
    const month = monthOf(istDate(new Date()));
    const rows = await dbOf(analytics).query<{ name: string }[]>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits
       JOIN pg_class ON oid = inhparent WHERE relkind = 'p' ORDER BY 1`,
    );

    const names = rows.map(({ name }) => name);

    expect(names).toEqual(expect.arrayContaining(named([month, addMonths(month, 1), addMonths(month, 2)])));
  });

  it('are created ahead once, and by only one of two replicas', async () => {
    const made = await Promise.all([1, 2].map(() => makePartitions(dbOf(analytics), at('2031-01'))));

    expect(made.flat().sort()).toEqual(named(['2031-01', '2031-02', '2031-03']));
    expect(await makePartitions(dbOf(analytics), at('2031-01'))).toEqual([]);
  });

  it('accept a hit at the first instant of a month in India', async () => {
    await makePartitions(dbOf(analytics), at('2032-01'));

    await newStoreOf(analytics).write([aView('session-a')], istInstant('2032-02-01', '00:00'));

    const [row] = await dbOf(analytics).query<{ table: string }[]>(
      'SELECT tableoid::regclass::text AS table FROM page_views',
    );
    expect(row?.table).toBe('page_views_2032_02');
  });

  it('are dropped with their sessions after the retention period; the counts stay', async () => {
    const db = dbOf(analytics);
    await makePartitions(db, at('2020-02'), '2020-01');
    await newStoreOf(analytics).write([aView('session-old')], at('2020-01'));
    await newStoreOf(analytics).write([aView('session-new')], at('2020-02'));

    const dropped = await dropOldPartitions(db, 1, at('2020-03'));
    const deleted = await deleteOldSessions(db, 1, at('2020-03'));

    expect([dropped.sort(), deleted]).toEqual([named(['2020-01']), 1]);
    expect(await db.query('SELECT session_id FROM page_views')).toEqual([{ session_id: 'session-new' }]);
    expect(await db.query('SELECT session_id FROM sessions')).toEqual([{ session_id: 'session-new' }]);
    expect(await db.query('SELECT sum(views)::int AS views FROM page_days')).toEqual([{ views: 2 }]);
  });
});

describe('Schedule', () => {
  const queue = () => analytics.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });

  it('creates partitions hourly and drops old partitions daily', async () => {
    await eventually(async () => {
      const schedulers = await queue().getJobSchedulers();
      expect(Object.fromEntries(schedulers.map(({ key, every }) => [key, every]))).toEqual(SCHEDULE);
    }, 15_000);
  });

  it('deletes sessions older than the retention period', async () => {
    const db = dbOf(analytics);
    await makePartitions(db, at('2021-02'), '2021-01');
    await newStoreOf(analytics).write([aView('session-old')], at('2021-01'));

    await queue().add('drop-old-visits', {});

    await eventually(async () => expect(await db.query('SELECT FROM sessions')).toEqual([]), 15_000);
  });
});
