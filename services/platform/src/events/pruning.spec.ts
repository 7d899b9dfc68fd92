import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { indexesOf } from '../testing/query-plans.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { Inbox, type HandlesEvents } from './consumer.ts';
import { pruneAcknowledged } from './outbox.repository.ts';
import { ReadModelSync } from './read-model-sync.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService(TEST_DATABASE, (env) => testPlatform(env));
  const db = service.app.get(DataSource);
  await db.query(`
    INSERT INTO inbox (event_id, type, handled_at)
    SELECT gen_random_uuid(), 'setting.changed', now() - make_interval(mins => n) FROM generate_series(1, 5000) AS n`);
  await db.query(`
    INSERT INTO outbox (id, type, payload, relayed_at, acknowledged_at)
    SELECT gen_random_uuid(), 'setting.changed', '{}', now(), now() - make_interval(mins => n)
    FROM generate_series(1, 5000) AS n`);
  await db.query('ANALYZE inbox, outbox');
});
afterAll(() => service.close());

/** The indexes by which statements would read, without running them. */
async function indexesUsedBy(work: (db: DataSource) => Promise<void>): Promise<string[]> {
  const indexes: string[] = [];
  const query = async (sql: string, parameters: unknown[]) =>
    void indexes.push(...(await indexesOf(service, sql, parameters)));
  await work({ query } as unknown as DataSource);
  return indexes;
}

it('old acknowledged events are found among 5,000 by an index', async () => {
  expect(await indexesUsedBy(pruneAcknowledged)).toEqual(['outbox_acknowledged']);
});

it('ids of events that were handled long ago are found among 5,000 by an index', async () => {
  const prune = (db: DataSource) =>
    new Inbox(db, {} as HandlesEvents<'chat'>, 'chat', service.app.get(ReadModelSync)).prune();

  expect(await indexesUsedBy(prune)).toEqual(['inbox_handled']);
});
