import { randomUUID } from 'node:crypto';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBrowser } from '../testing/browser-requests.ts';
import { dbOf, useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();
beforeEach(() => emptyTables(dbOf(analytics), ['outbox']));

const count = async (table: string) => (await dbOf(analytics).query<object[]>(`SELECT 1 FROM ${table}`)).length;
const of = (visit: string | null) => personOf({ email: 'asha@example.com', phone: null, visit });
const find = async (visit: string | null) => {
  const answers = await new PersonalDataQuestions(analytics.app.get(RedisConnection)).ask(of(visit), ['analytics']);
  return answers.get('analytics')?.groups.map(({ records }) => records.length);
};
const erase = (visit: string | null) =>
  analytics.app.get(Inbox).handle({
    ...{ id: randomUUID(), type: 'erasure.agreed', occurredAt: new Date().toISOString() },
    payload: { requestId: 9, run: 'a-run', person: of(visit), bookingIds: [] },
  });

/** Two visits from one device, which differ only in their ids. */
async function twoVisits(): Promise<string> {
  const [mine, other] = [aBrowser(analytics), aBrowser(analytics)];
  for (const visitor of [mine, other]) {
    await visitor.start({ fingerprint: 'the same' });
    await visitor.pageView('/booking');
    await visitor.event('booking_started');
  }
  return mine.sessionId;
}

describe('the visit of a person', () => {
  it('is found only by its whole id, never by the device', async () => {
    const visit = await twoVisits();

    expect(await find(visit)).toEqual([1, 1, 1]);
    expect(await find(visit.slice(0, -1))).toEqual([0, 0, 0]);
    expect(await find('%')).toEqual([0, 0, 0]);
    expect(await find(null)).toEqual([0, 0, 0]);
  });

  it('is erased with its pages and actions; counts per day stay', async () => {
    const visit = await twoVisits();
    const days = await dbOf(analytics).query<object[]>('SELECT * FROM page_days');

    await erase(visit);

    expect([await count('sessions'), await count('page_views'), await count('events')]).toEqual([1, 1, 1]);
    expect(await dbOf(analytics).query<object[]>('SELECT * FROM page_days')).toEqual(days);
    expect(await eventsOf(analytics, 'erasure.part-done')).toMatchObject([
      { service: 'analytics', erased: { Visits: 1, 'Pages viewed': 1 } },
    ]);
  });

  it('is not erased without a visit id', async () => {
    await twoVisits();

    await erase(null);

    expect(await count('sessions')).toBe(2);
  });
});
