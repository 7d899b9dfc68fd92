import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { BROADCAST_CHANNEL } from '@farmhouse/contracts/events/subscribers';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { getQueueToken } from '@nestjs/bullmq';
import type { Job, Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { RedisMemory } from '../redis/redis-memory.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { Outbox } from './outbox.ts';
import { releaseHeldEvents } from './outbox.repository.ts';

let service: TestService;
let redis: TcpProxy;
let postgres: TcpProxy;
let db: DataSource;

beforeAll(async () => {
  redis = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  postgres = await startTcpProxy(process.env.TEST_POSTGRES_URL ?? '');
  service = await startTestService(TEST_DATABASE, (env) =>
    testPlatform({
      ...env,
      REDIS_URL: redis.urlVia(env.REDIS_URL ?? ''),
      DATABASE_URL: postgres.urlVia(env.DATABASE_URL ?? ''),
    }),
  );
  db = service.app.get(DataSource);
});
afterAll(() => service.close());
beforeEach(async () => {
  await db.query('TRUNCATE outbox RESTART IDENTITY');
  await queueOf('bookings').obliterate({ force: true });
  await queueOf('chat').obliterate({ force: true });
  await queueOf('notifications').obliterate({ force: true });
});

afterEach(() => {
  jest.restoreAllMocks();
});

type Name = 'bookings' | 'chat' | 'notifications';
const queueOf = (name: Name) => service.app.get<Queue>(getQueueToken(name), { strict: false });
const jobsOf = (name: Name) => queueOf(name).getJobs(['waiting']) as Promise<Job<EventEnvelope>[]>;
const publish = (key: string) =>
  db.transaction((tx) =>
    service.app.get(Outbox).add(tx, 'setting.changed', { key, value: '1', version: 1, deleted: false }),
  );
const publishMail = (messageId: string) =>
  db.transaction((tx) =>
    service.app.get(Outbox).add(tx, 'email.queued', {
      messageId,
      subject: { type: 'booking', id: '1' },
      kind: 'request-received',
      recipient: 'guest@example.com',
    }),
  );
const keysOf = async (name: 'bookings' | 'notifications') =>
  (await jobsOf(name)).map(({ data }) => (data.payload as { key: string }).key);
const waiting = async () => {
  const [row] = await db.query<{ count: string }[]>('SELECT count(*) FROM outbox WHERE relayed_at IS NULL');
  return Number(row?.count);
};

describe('Relay', () => {
  it('relays an event within seconds when the clock was set back by an hour', async () => {
    await publish('price');
    await eventually(async () => expect(await waiting()).toBe(0), 5_000);
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - HOUR_MS);

    await publish('fee');

    await eventually(async () => expect(await waiting()).toBe(0), 5_000);
  });

  it('leaves events in the outbox while Redis is full, and adds them automatically afterwards', async () => {
    const full = jest.spyOn(service.app.get(RedisMemory, { strict: false }), 'isFull').mockResolvedValue(true);
    // a round that has already found room may be about to claim events
    await eventually(() => expect(full).toHaveBeenCalled(), 5_000);
    await publish('price');
    await sleep(2_500);
    expect([await waiting(), await keysOf('bookings')]).toEqual([1, []]);

    full.mockRestore();

    await eventually(async () => expect([await waiting(), await keysOf('bookings')]).toEqual([0, ['price']]), 5_000);
  });

  it('adds an event to the queue of every subscriber soon after its commit, under one id', async () => {
    await publish('price');

    await eventually(async () => expect(await waiting()).toBe(0), 2_000);
    const [[forBookings], [forMails]] = await Promise.all([jobsOf('bookings'), jobsOf('notifications')]);
    expect(forBookings?.data).toEqual({
      id: forBookings?.id,
      type: 'setting.changed',
      occurredAt: expect.stringMatching(/Z$/),
      payload: { key: 'price', value: '1', version: 1, deleted: false },
    });
    expect(forMails?.data).toEqual(forBookings?.data);
  });

  it('adds no event to the queue of a service that does not subscribe to it', async () => {
    const gone = { id: 1, name: 'Bonfire', price: 1, active: true, version: 1, deleted: true };

    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'service.changed', gone));

    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(1));
    expect(await jobsOf('notifications')).toEqual([]);
  });

  it('relays a held event only after its time, and at once when nothing holds it any more', async () => {
    const until = new Date(Date.now() + 4_000);
    const hold = { until, events: [] as string[] };
    const payload = { key: 'price', value: '1', version: 1, deleted: false };
    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'setting.changed', payload, hold));
    const other = { until: new Date(Date.now() + 60_000), events: [] as string[] };
    const freed = { ...payload, key: 'name' };
    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'setting.changed', freed, other));
    await sleep(2_500);
    expect([await waiting(), await keysOf('bookings')]).toEqual([2, []]);

    await db.transaction((tx) => releaseHeldEvents(tx, other.events));
    await eventually(async () => expect(await keysOf('bookings')).toContain('name'));
    await eventually(async () => expect(await waiting()).toBe(0));

    const [row] = await db.query<{ late: boolean }[]>(
      'SELECT relayed_at >= not_before AS late FROM outbox WHERE id = $1',
      [hold.events[0]],
    );
    expect(row).toEqual({ late: true });
  }, 20_000);

  it('relays no event of a transaction that was rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await service.app.get(Outbox).add(tx, 'setting.changed', { key: 'no', value: '', version: 1, deleted: false });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    await publish('yes');
    await eventually(async () => expect(await keysOf('bookings')).toEqual(['yes']));
  });

  it('names the earlier events about a booking that are not handled, of the types that a consumer subscribes to', async () => {
    const add = (type: 'booking.requested' | 'payment.failed', id: number) =>
      db.transaction((tx) => service.app.get(Outbox).add(tx, type, { booking: { id }, notes: null } as never));
    await add('payment.failed', 1);
    await add('booking.requested', 1);
    await add('booking.requested', 2);

    await add('payment.failed', 1);

    await eventually(async () => expect(await jobsOf('notifications')).toHaveLength(4));
    const [failed, requested, , failedAgain] = (await jobsOf('notifications')).toReversed();
    expect([failed?.data.after, requested?.data.after]).toEqual([undefined, [failed?.id]]);
    expect(failedAgain?.data.after).toEqual([failed?.id, requested?.id]);
    expect((await jobsOf('chat')).map(({ data }) => data.after)).toEqual([undefined, undefined]);
  });

  it('names an earlier event about a booking whose hold has ended and that another relay is adding', async () => {
    const payload = { booking: { id: 1 }, notes: null } as never;
    const hold = { until: new Date(Date.now() + 500), events: [] as string[] };
    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'booking.confirmed', payload, hold));
    const relay = db.createQueryRunner();
    await relay.startTransaction();
    await relay.query('UPDATE outbox SET relayed_at = now() WHERE id = ANY ($1)', [hold.events]);
    await sleep(600);

    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'payment.failed', payload));

    await eventually(async () => expect(await jobsOf('notifications')).toHaveLength(1));
    expect((await jobsOf('notifications')).map(({ data }) => data.after)).toEqual([hold.events]);
    await relay.commitTransaction();
    await relay.release();
  });

  it('publishes a change on the channel that clears the page caches', async () => {
    const subscriber = service.app.get(RedisConnection).redis.duplicate();
    const received = new Promise<EventEnvelope>((resolve) =>
      subscriber.on('message', (_channel, message) => resolve(JSON.parse(message) as EventEnvelope)),
    );
    await subscriber.subscribe(BROADCAST_CHANNEL);

    await publish('site_name');

    expect(await received).toMatchObject({ type: 'setting.changed', payload: { key: 'site_name' } });
    subscriber.disconnect();
  });

  it('keeps the order of events, except that changes for read models come first', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `mail_${index}`);

    for (const id of ids) await publishMail(id);
    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(30));
    await publish('price');
    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(31));

    const inOrder = (await jobsOf('bookings')).toReversed().map(({ data }) => data.payload);
    expect(inOrder[0]).toMatchObject({ key: 'price' });
    expect(inOrder.slice(1)).toMatchObject(ids.map((messageId) => ({ messageId })));
  });
});

describe('Relay loses no event', () => {
  it('when another relay dies with the event claimed', async () => {
    const relay = db.createQueryRunner();
    await relay.startTransaction();
    await relay.query(
      `INSERT INTO outbox (id, type, payload)
       VALUES ($1, 'setting.changed', '{"key":"left","value":"","version":1,"deleted":false}')`,
      [randomUUID()],
    );
    await relay.commitTransaction();
    await relay.startTransaction();
    const [held] = (await relay.query(
      'SELECT pg_backend_pid() AS pid FROM outbox WHERE relayed_at IS NULL FOR UPDATE',
    )) as {
      pid: number;
    }[];
    await sleep(2_500);
    expect(await keysOf('bookings')).toEqual([]);

    await db.query('SELECT pg_terminate_backend($1)', [held?.pid]);

    await eventually(async () => expect(await keysOf('bookings')).toEqual(['left']));
    await relay.release();
  });

  it('and adds it once when a relay dies before marking it as relayed', async () => {
    await publish('twice');
    await eventually(async () => expect(await waiting()).toBe(0));

    await db.query('UPDATE outbox SET relayed_at = NULL');

    await eventually(async () => expect(await waiting()).toBe(0));
    expect(await keysOf('bookings').then((keys) => keys.filter((key) => key === 'twice'))).toEqual(['twice']);
  });

  it('in an outage of Redis', async () => {
    await redis.disconnect();
    await publish('delayed');
    expect(await waiting()).toBe(1);

    await redis.restore();

    await eventually(async () => expect(await keysOf('bookings')).toEqual(['delayed']), 15_000);
    await eventually(async () => expect(await waiting()).toBe(0), 15_000);
  });

  it('in an outage of Postgres, during which /health/ready returns 503', async () => {
    await postgres.disconnect();
    await expect(publish('lost')).rejects.toThrow();
    expect(await call(service, 'GET', '/health/live')).toMatchObject({ status: 200 });
    expect(await call(service, 'GET', '/health/ready')).toMatchObject({
      status: 503,
      body: { checks: { postgres: 'down', redis: 'up' } },
    });

    await postgres.restore();

    await eventually(() => publish('found'));
    await eventually(async () => expect(await keysOf('bookings')).toEqual(['found']), 15_000);
    expect(await call(service, 'GET', '/health/ready')).toMatchObject({ status: 200 });
  });
});
