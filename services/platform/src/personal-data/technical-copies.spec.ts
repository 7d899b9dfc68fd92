import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS } from '@farmhouse/contracts/events/subscribers';
import { personOf } from '@farmhouse/contracts/privacy/personal-data';
import { getQueueToken } from '@nestjs/bullmq';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { UnrecoverableError, type Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { Acknowledgements } from '../events/acknowledgements.ts';
import { EventConsumerModule, type EventHandlers, type HandlesEvents } from '../events/consumer.ts';
import { Outbox } from '../events/outbox.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { eventually } from '../testing/eventually.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { TechnicalCopies } from './technical-copies.ts';

/** What the handler of the events throws. */
const handler: { error: Error | undefined } = { error: undefined };

@Injectable()
class FailingHandlers implements HandlesEvents<'notifications'> {
  readonly handlers = Object.fromEntries(
    Object.keys(SUBSCRIBERS).map((type) => [
      type,
      async (_tx: EntityManager, _event: EventEnvelope) => {
        if (handler.error) throw handler.error;
      },
    ]),
  ) as unknown as EventHandlers<'notifications'>;
}

let service: TestService;
let db: DataSource;

beforeAll(async () => {
  service = await startTestService(TEST_DATABASE, (env) =>
    testPlatform(env, [EventConsumerModule.of('notifications', FailingHandlers, [])]),
  );
  db = service.app.get(DataSource);
});
afterAll(() => service.close());
beforeEach(async () => {
  handler.error = undefined;
  await service.app.get(RedisConnection).redis.flushdb();
  await db.query('TRUNCATE inbox, outbox RESTART IDENTITY');
});

const ASHA = 'asha@example.com';
const queue = () => service.app.get<Queue>(getQueueToken('notifications'), { strict: false });
/** An event that only `notifications` subscribes to, about a person. */
const publish = (email: string) =>
  db.transaction((tx) =>
    service.app.get(Outbox).add(tx, 'payment.failed', { booking: { email } as never, notes: null }),
  );
const inState = (state: 'failed' | 'delayed', jobs: number) =>
  eventually(async () => expect(await queue().getJobCountByTypes(state)).toBe(jobs));
const erase = () =>
  db.transaction((tx) => service.app.get(TechnicalCopies).delete(tx, personOf({ email: ASHA, phone: null })));
const emails = async () => {
  const rows = await db.query<{ email: string }[]>(
    `SELECT payload #>> '{booking,email}' AS email FROM outbox ORDER BY position`,
  );
  return rows.map(({ email }) => email);
};

describe('erasing the technical copies of a person', () => {
  it('deletes an event that a subscriber has given up, with its failed job, and no other person’s', async () => {
    handler.error = new UnrecoverableError('never');
    await publish(ASHA);
    await publish('ravi@example.com');
    await inState('failed', 2);

    await erase();

    expect(await emails()).toEqual(['ravi@example.com']);
    expect((await queue().getFailed()).map(({ data }) => data.payload.booking.email)).toEqual(['ravi@example.com']);
  });

  it('does not let an event be delivered again whose erasure is undone', async () => {
    handler.error = new UnrecoverableError('never');
    await publish(ASHA);
    await inState('failed', 1);

    const undone = db.transaction(async (tx) => {
      await service.app.get(TechnicalCopies).delete(tx, personOf({ email: ASHA, phone: null }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.query(`UPDATE outbox SET relayed_at = relayed_at - interval '1 minute'`);
    await service.app.get(Acknowledgements).checkBatch();

    expect(await db.query('SELECT 1 FROM outbox WHERE acknowledged_at IS NULL')).toEqual([]);
    expect(await queue().getJobCounts('waiting', 'active', 'delayed', 'failed')).toEqual({
      ...{ waiting: 0, active: 0, delayed: 0, failed: 0 },
    });
  });

  it('keeps an event that a subscriber has yet to handle', async () => {
    handler.error = new Error('not now');
    await publish(ASHA);
    await inState('delayed', 1);

    await erase();

    expect(await emails()).toEqual([ASHA]);
    handler.error = undefined;
    await inState('delayed', 0);
  });
});
