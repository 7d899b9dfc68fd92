import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { Metrics } from '@farmhouse/platform/observability/metrics';
import { dbOf, useAnalytics } from '../testing/use-analytics.ts';
import { PHONE } from '../testing/browser-requests.ts';

const QUEUE = 2;

const analytics = useAnalytics({ ANALYTICS_QUEUE_SIZE: String(QUEUE) });
let address: string;

beforeAll(async () => {
  await analytics.app.listen(0, '127.0.0.1');
  address = await analytics.app.getUrl();
});

const view = (page: string): Promise<Response> =>
  fetch(`${address}/api/analytics/pageview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify({ sessionId: randomUUID(), page }),
  });

const waiting = async (): Promise<number> =>
  Number(/^analytics_waiting_visits\S* (\d+)/m.exec(await analytics.app.get(Metrics).registry.metrics())?.[1]);

/** Blocks the storing of hits until the returned function is called. */
async function blockStore(): Promise<() => Promise<void>> {
  const runner = dbOf(analytics).createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
  return async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
}

it('analytics returns 503 with Retry-After while too many hits wait, loses none of them, and accepts hits again afterwards', async () => {
  const release = await blockStore();
  const taken = [view('/stored-first')];
  for (let count = 1; count <= QUEUE; count += 1) {
    taken.push(view(`/waited-${count}`));
    await eventually(async () => expect(await waiting()).toBe(count));
  }

  const refused = await view('/refused');
  await release();
  const responses = await Promise.all(taken);
  const later = await view('/later');

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  expect([...responses, later].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await dbOf(analytics).query('SELECT page FROM page_views ORDER BY page')).toEqual([
    { page: '/later' },
    { page: '/stored-first' },
    { page: '/waited-1' },
    { page: '/waited-2' },
  ]);
});
