import { HOUR_SECONDS } from '@farmhouse/contracts/timing/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createTestDataSource } from '../testing/test-database.ts';
import { IdempotencyEntity } from './idempotency.entity.ts';
import { CreateIdempotencyKeys1790000000003 } from './idempotency.migrations.ts';
import { fingerprintOf, withIdempotencyKey, pruneIdempotencyKeys } from './idempotency.ts';

let db: DataSource & { drop(): Promise<void> };
let done = 0;

beforeAll(async () => {
  db = await createTestDataSource({
    schema: 'platform',
    entities: [IdempotencyEntity],
    migrations: [CreateIdempotencyKeys1790000000003],
  });
});
afterAll(() => db.drop());
beforeEach(async () => {
  done = 0;
  await db.query('TRUNCATE idempotency_keys');
});

const work = async () => {
  done += 1;
  return { number: done };
};
const attempt = async (key: string, input: unknown = 'a stay', ttlSeconds = HOUR_SECONDS) => {
  const options = { key, fingerprint: fingerprintOf(input), ttlSeconds };
  return db.transaction((tx) => withIdempotencyKey(tx, options, work));
};

describe('withIdempotencyKey', () => {
  it('runs the work once for twenty simultaneous attempts and returns its answer to all', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('key')));

    expect(done).toBe(1);
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([1]));
  });

  it('runs the work again with another key', async () => {
    await attempt('one');
    await attempt('two');

    expect(done).toBe(2);
  });

  it('refuses other input with the same key with 409', async () => {
    await attempt('key', 'a stay');

    await expect(attempt('key', 'another stay')).rejects.toMatchObject({ status: 409, code: 'idempotency-key-reused' });
    expect(done).toBe(1);
  });

  it('stores nothing when the work fails, so that a retry does it', async () => {
    const failing = db.transaction((tx) =>
      withIdempotencyKey(tx, { key: 'key', fingerprint: fingerprintOf('a stay'), ttlSeconds: HOUR_SECONDS }, () =>
        Promise.reject(new Error('no')),
      ),
    );

    await expect(failing).rejects.toThrow('no');
    expect(await attempt('key')).toEqual({ number: 1 });
  });

  it('runs the work again after the answer has expired', async () => {
    await attempt('key', 'a stay', -1);
    await attempt('key', 'another stay');

    expect(done).toBe(2);
  });

  it('pruneIdempotencyKeys deletes expired responses and keeps the others', async () => {
    await attempt('old', 'a stay', -1);
    await attempt('new');

    await pruneIdempotencyKeys(db.manager);

    expect(await db.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'new' }]);
  });
});

it('fingerprintOf is equal for equal input and differs for other input', () => {
  expect(fingerprintOf({ guests: 2 })).toBe(fingerprintOf({ guests: 2 }));
  expect(fingerprintOf({ guests: 2 })).not.toBe(fingerprintOf({ guests: 3 }));
});
