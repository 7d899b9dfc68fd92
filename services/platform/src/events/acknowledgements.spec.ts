import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS } from '@farmhouse/contracts/events/subscribers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { Metrics } from '../observability/metrics.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { eventually } from '../testing/eventually.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { EventConsumerModule, type EventHandlers, type HandlesEvents } from './consumer.ts';
import { markHandled } from './handled-events.ts';
import { Outbox } from './outbox.ts';
import { Relay } from './relay.ts';

const handler: { isFailing: boolean } = { isFailing: false };

async function write(tx: EntityManager, { id }: EventEnvelope): Promise<void> {
  await tx.query('INSERT INTO effects (event_id) VALUES ($1)', [id]);
  if (handler.isFailing) throw new Error('not now');
}

@Injectable()
class Effects implements HandlesEvents<'notifications'> {
  readonly handlers = Object.fromEntries(
    Object.keys(SUBSCRIBERS).map((type) => [type, write]),
  ) as unknown as EventHandlers<'notifications'>;
}

let service: TestService;
let db: DataSource;

beforeAll(async () => {
  service = await startTestService(TEST_DATABASE, (env) =>
    testPlatform(env, [EventConsumerModule.of('notifications', Effects, [])]),
  );
  db = service.app.get(DataSource);
  await db.query('CREATE TABLE effects (event_id uuid NOT NULL)');
});
afterAll(() => service.close());
beforeEach(async () => {
  handler.isFailing = false;
  await service.app.get(RedisConnection).redis.flushdb();
  await db.query('TRUNCATE effects, inbox, outbox RESTART IDENTITY');
});

const queue = () => service.app.get<Queue>(getQueueToken('notifications'), { strict: false });
const flush = () => service.app.get(RedisConnection).redis.flushdb();
const check = () => service.app.get(Acknowledgements).checkBatch();
/** Events of a type that only `notifications` subscribes to. */
const publish = (count: number, notes: string | null = null) =>
  db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await service.app.get(Outbox).add(tx, 'payment.failed', { booking: {} as never, notes });
    }
  });
/** As if the events had been relayed longer ago than the relay waits before it checks them. */
const age = () => db.query(`UPDATE outbox SET relayed_at = relayed_at - interval '1 minute'`);
const count = async (table: string): Promise<number> => {
  const [row] = await db.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
  return Number(row?.count);
};
const relayed = () => eventually(async () => expect(await count('outbox WHERE relayed_at IS NULL')).toBe(0));
/** Effects of this spec's events; one of an earlier spec may still be delivered again. */
const effects = () => count('effects JOIN outbox ON outbox.id = event_id');
const handled = (events: number) => eventually(async () => expect(await effects()).toBe(events), 15_000);
const acknowledged = () => count('outbox WHERE acknowledged_at IS NOT NULL');
/** Checks until that many are acknowledged: Redis learns of a handled event only after its effect is committed. */
const acknowledges = (events: number) =>
  eventually(async () => {
    await check();
    expect(await acknowledged()).toBe(events);
  });

describe('Acknowledgements.checkBatch', () => {
  it('marks events as acknowledged once every subscriber has handled them', async () => {
    await publish(3);
    await handled(3);
    expect(await acknowledged()).toBe(0);
    await age();

    await acknowledges(3);
  });

  it('does not wait for the hour by which the clock was ahead when an event was relayed', async () => {
    await publish(1);
    await handled(1);
    await db.query(`UPDATE outbox SET relayed_at = now() + interval '1 hour'`);

    await acknowledges(1);
  });

  it('has the queue look for jobs of dead workers, though a clock that was an hour ahead had looked', async () => {
    handler.isFailing = true;
    await publish(1);
    await relayed();
    await age();
    const { redis } = service.app.get(RedisConnection);
    const mark = 'queue:notifications:stalled-check';
    await redis.set(mark, '1', 'PX', 3_600_000);

    await check();

    expect(await redis.pttl(mark)).toBeLessThan(60_000);
    handler.isFailing = false;
    await handled(1);
  });

  it('has an event handled again whose next attempt a clock that was an hour ahead has planned', async () => {
    handler.isFailing = true;
    await publish(1);
    await relayed();
    await age();
    const { redis } = service.app.get(RedisConnection);
    const delayed = 'queue:notifications:delayed';
    await eventually(async () => {
      const [id, score] = await redis.zrange(delayed, 0, 0, 'WITHSCORES');
      expect(await redis.zadd(delayed, 'XX', 'CH', Number(score) + 3_600_000 * 0x1000, id ?? '')).toBe(1);
    });
    handler.isFailing = false;

    await check();

    await handled(1);
  });

  it('leaves an event unacknowledged and in its queue as long as its handler fails', async () => {
    handler.isFailing = true;
    await publish(1);
    await relayed();
    await age();

    await check();

    expect(await acknowledged()).toBe(0);
    expect(await queue().getJobCountByTypes('delayed', 'waiting', 'active')).toBe(1);
    handler.isFailing = false;
    await handled(1);
  });

  it('relays again what Redis has lost before it was handled', async () => {
    handler.isFailing = true;
    await publish(5);
    await relayed();
    await flush();
    handler.isFailing = false;
    await age();

    await check();

    await handled(5);
  });

  it('relays again in order: the later event about a booking is handled after the one that Redis has lost', async () => {
    const add = () =>
      db.transaction((tx) =>
        service.app.get(Outbox).add(tx, 'payment.failed', { booking: { id: 7 } as never, notes: null }),
      );
    handler.isFailing = true;
    await add();
    await relayed();
    await flush();
    handler.isFailing = false;
    await add();
    await relayed();
    await sleep(1_000);
    expect(await effects()).toBe(0);
    await age();

    await check();

    await handled(2);
    const order = await db.query<{ position: string }[]>(
      'SELECT position FROM inbox JOIN outbox ON outbox.id = event_id ORDER BY handled_at',
    );
    expect(order.map(({ position }) => position)).toEqual(['1', '2']);
  });

  it('relays nothing twice to a handler when Redis is emptied after the event was handled', async () => {
    await publish(2);
    await handled(2);
    await flush();
    await age();

    await acknowledges(2);
    expect(await effects()).toBe(2);
  });

  it('leaves neither jobs nor payloads in Redis, only a short key for each event', async () => {
    const { redis } = service.app.get(RedisConnection);
    const EVENTS = 50;

    await publish(EVENTS, 'x'.repeat(15_000));
    await handled(EVENTS);
    await eventually(async () => expect(await queue().getJobCountByTypes('active', 'waiting')).toBe(0));

    expect(await queue().getJobCountByTypes('completed')).toBe(0);
    const keys = [...(await redis.keys('queue:notifications:*-*-*')), ...(await redis.keys('handled:*'))];
    const bytes = await Promise.all(keys.map(async (key) => Number(await redis.memory('USAGE', key))));
    expect(keys).toHaveLength(EVENTS);
    expect(Math.max(...bytes)).toBeLessThan(250);
  });

  it('works through more events than one batch holds', async () => {
    const ids = Array.from({ length: 1_100 }, () => randomUUID());
    const { redis } = service.app.get(RedisConnection);
    await Promise.all(ids.map((id) => markHandled(redis, 'notifications', id)));
    await db.query(
      `INSERT INTO outbox (id, type, payload, relayed_at)
       SELECT id, 'payment.failed', '{}', now() - interval '1 minute' FROM unnest($1::uuid[]) AS id`,
      [ids],
    );

    for (let rounds = 0; rounds < 3; rounds += 1) await check();

    expect(await acknowledged()).toBe(1_100);
  });
});

describe('Relay', () => {
  it('refills an emptied Redis automatically, and each event has its effect once', async () => {
    await publish(40);
    await flush();
    await publish(40);
    await flush();
    await relayed();

    await handled(80);
    await eventually(async () => expect(await acknowledged()).toBe(80), 20_000);
    expect(await effects()).toBe(80);
  }, 40_000);
});

describe('an event of a type that this version does not know', () => {
  const LATER = `'booking.imagined'`;
  const add = (state: string) =>
    db.query(`INSERT INTO outbox (id, type, payload, relayed_at, occurred_at)
      VALUES (gen_random_uuid(), ${LATER}, '{}', ${state}, now() - interval '1 hour')`);

  it('is parked: events behind it flow and are acknowledged', async () => {
    await add('NULL');
    await add(`now() - interval '1 minute'`);

    await publish(3);

    await handled(3);
    await age();
    await acknowledges(3);
    expect(await count(`outbox WHERE type = ${LATER} AND acknowledged_at IS NULL`)).toBe(2);
  });

  it('is shown in GET /metrics apart from the others, and logged as an error', async () => {
    await add('NULL');
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

    const text = await service.app.get(Metrics).registry.metrics();
    await service.app.get(Relay).reportParked();

    expect(text).toMatch(/^events_parked\{.*\} 1$/m);
    expect(text).toMatch(/^events_waiting\{.*\} 0$/m);
    expect(text).toMatch(/^events_oldest_seconds\{.*\} 0$/m);
    expect(error.mock.calls).toEqual([[expect.stringMatching(/^1 events have a type/)]]);
    error.mockRestore();
  });
});

describe('GET /metrics', () => {
  it('counts the relayed events by type, from zero on', async () => {
    const counted = async (type: string): Promise<number> => {
      const text = await service.app.get(Metrics).registry.getSingleMetricAsString('events_relayed_total');
      return Number(text.match(new RegExp(`type="${type}".*\\} (\\d+)$`, 'm'))?.[1]);
    };
    expect(await counted('email.delivered')).toBe(0);
    const before = await counted('payment.failed');

    await publish(3);

    await eventually(async () => expect(await counted('payment.failed')).toBe(before + 3));
  });

  it('shows waiting and unacknowledged events and the age of the oldest', async () => {
    handler.isFailing = true;
    await publish(2);
    await relayed();
    await db.query(`UPDATE outbox SET occurred_at = now() - interval '90 seconds'`);

    const text = await service.app.get(Metrics).registry.metrics();

    expect(text).toMatch(/^events_waiting\{.*\} 0$/m);
    expect(text).toMatch(/^events_unacknowledged\{.*\} 2$/m);
    expect(text).toMatch(/^events_oldest_seconds\{.*\} 9\d/m);
  });
});
