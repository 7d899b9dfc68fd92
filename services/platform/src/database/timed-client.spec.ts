import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { renderProblem } from '../errors/problem.ts';
import { withIdempotencyKey } from '../idempotency/idempotency.ts';
import { eventually } from '../testing/eventually.ts';
import { TEST_DATABASE } from '../testing/test-platform.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { initializeForRequests } from './migrate.ts';

const STATEMENT_MS = 500;
/** A statement and the client's second more. */
const LONGEST_MS = STATEMENT_MS + 1_000 + 500;

let database: TestDatabase;
let wire: TcpProxy;
let db: DataSource;

beforeAll(async () => {
  database = await createTestDatabase('platform');
  wire = await startTcpProxy(database.url);
  db = await initializeForRequests({
    ...TEST_DATABASE,
    url: wire.urlVia(database.url),
    statementMs: STATEMENT_MS,
  });
  await db.query('CREATE TABLE notes (text text)');
});
afterAll(async () => {
  await db.destroy();
  await wire.disconnect();
  await database.drop();
});

const failureOf = async (work: Promise<unknown>): Promise<{ status: number; ms: number }> => {
  const from = performance.now();
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return { status: renderProblem(error).status, ms: performance.now() - from };
};

it('a statement that Postgres finds too slow is a 503, and the connection keeps working', async () => {
  const { status, ms } = await failureOf(db.query('SELECT pg_sleep(5)'));

  expect(status).toBe(503);
  expect(ms).toBeLessThan(LONGEST_MS);
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('a connection may be idle in a transaction for longer than a statement may take', async () => {
  const notes = await db.transaction(async (tx) => {
    await tx.query('SELECT 1');
    await new Promise((resolve) => setTimeout(resolve, LONGEST_MS + 200));
    return tx.query<object[]>('SELECT 1 AS one');
  });

  expect(notes).toEqual([{ one: 1 }]);
});

it.each(['the first statement', 'the commit'])(
  'while Postgres hangs from %s on, a write fails with 503 in time, and repeating it stores it once',
  async (moment) => {
    const key = `hanging-${moment}`;
    const attempt = { key, fingerprint: 'a note', ttlSeconds: 60 };
    const write = (hang: () => void) =>
      db.transaction((tx) =>
        withIdempotencyKey(tx, attempt, async () => {
          if (moment === 'the first statement') hang();
          await tx.query('INSERT INTO notes VALUES ($1)', [key]);
          return { written: key };
        }).then((response) => {
          hang();
          return response;
        }),
      );

    const { status, ms } = await failureOf(write(() => wire.hang()));
    await wire.restore();
    const repeat = () => eventually(() => write(() => undefined));
    const repeats = [await repeat(), await repeat()];

    expect(status).toBe(503);
    expect(ms).toBeLessThan(2 * LONGEST_MS);
    expect(repeats[1]).toEqual(repeats[0]);
    expect(await db.query('SELECT text FROM notes WHERE text = $1', [key])).toHaveLength(1);
  },
);
