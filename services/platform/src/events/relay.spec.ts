import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BROADCAST_CHANNEL, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { getQueueToken } from '@nestjs/bullmq';
import type { Job, Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { RedisConnection } from '../redis/redis.connection.ts';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { wireTo, type Outage } from '../testing/outage.ts';
import { testPlatform } from '../test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { Outbox } from './outbox.ts';

let service: TestService;
let redis: Outage;
let postgres: Outage;
let db: DataSource;

beforeAll(async () => {
  redis = await wireTo(process.env.TEST_REDIS_URL ?? '');
  postgres = await wireTo(process.env.TEST_POSTGRES_URL ?? '');
  service = await startTestService('platform', (env) =>
    testPlatform({
      ...env,
      REDIS_URL: redis.through(env.REDIS_URL ?? ''),
      DATABASE_URL: postgres.through(env.DATABASE_URL ?? ''),
    }),
  );
  db = service.app.get(DataSource);
});
afterAll(() => service.close());
beforeEach(async () => {
  await queueOf('bookings').obliterate({ force: true });
  await queueOf('notifications').obliterate({ force: true });
});

const queueOf = (name: 'bookings' | 'notifications') => service.app.get<Queue>(getQueueToken(name), { strict: false });
const jobsOf = (name: 'bookings' | 'notifications') =>
  queueOf(name).getJobs(['waiting']) as Promise<Job<EventEnvelope>[]>;
const tell = (key: string) =>
  db.transaction((tx) =>
    service.app.get(Outbox).add(tx, 'setting.changed', { key, value: '1', version: 1, deleted: false }),
  );
const tellOfMail = (messageId: string) =>
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

describe('an event', () => {
  it('reaches every subscriber soon after its commit, under one id', async () => {
    await tell('price');

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

  it('reaches nobody who did not subscribe', async () => {
    const gone = { id: 1, name: 'Bonfire', price: 1, active: true, version: 1, deleted: true };

    await db.transaction((tx) => service.app.get(Outbox).add(tx, 'service.changed', gone));

    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(1));
    expect(await jobsOf('notifications')).toEqual([]);
  });

  it('does not happen when its cause was rolled back', async () => {
    const failing = db.transaction(async (tx) => {
      await service.app.get(Outbox).add(tx, 'setting.changed', { key: 'no', value: '', version: 1, deleted: false });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    await tell('yes');
    await eventually(async () => expect(await keysOf('bookings')).toEqual(['yes']));
  });

  it('is heard at once by the pages, whose copies it makes stale', async () => {
    const ear = service.app.get(RedisConnection).redis.duplicate();
    const heard = new Promise<EventEnvelope>((resolve) =>
      ear.on('message', (_channel, message) => resolve(JSON.parse(message) as EventEnvelope)),
    );
    await ear.subscribe(BROADCAST_CHANNEL);

    await tell('site_name');

    expect(await heard).toMatchObject({ type: 'setting.changed', payload: { key: 'site_name' } });
    ear.disconnect();
  });

  it('keeps its order among its neighbours, but for changes that somebody waits to see copied', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `mail_${index}`);

    for (const id of ids) await tellOfMail(id);
    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(30));
    await tell('price');
    await eventually(async () => expect(await jobsOf('bookings')).toHaveLength(31));

    const inTurn = (await jobsOf('bookings')).toReversed().map(({ data }) => data.payload);
    expect(inTurn[0]).toMatchObject({ key: 'price' });
    expect(inTurn.slice(1)).toMatchObject(ids.map((messageId) => ({ messageId })));
  });
});

describe('an event survives', () => {
  it('a relay that died with it in hand: another takes it up', async () => {
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

  it('a relay that died after handing it on: it is there once', async () => {
    await tell('twice');
    await eventually(async () => expect(await waiting()).toBe(0));

    await db.query('UPDATE outbox SET relayed_at = NULL');

    await eventually(async () => expect(await waiting()).toBe(0));
    expect(await keysOf('bookings').then((keys) => keys.filter((key) => key === 'twice'))).toEqual(['twice']);
  });

  it('an outage of Redis', async () => {
    await redis.cut();
    await tell('patient');
    expect(await waiting()).toBe(1);

    await redis.mend();

    await eventually(async () => expect(await keysOf('bookings')).toEqual(['patient']), 15_000);
    await eventually(async () => expect(await waiting()).toBe(0), 15_000);
  });

  it('an outage of Postgres, in which the service says that it cannot work', async () => {
    await postgres.cut();
    await expect(tell('lost')).rejects.toThrow();
    expect(await call(service, 'GET', '/health/live')).toMatchObject({ status: 200 });
    expect(await call(service, 'GET', '/health/ready')).toMatchObject({
      status: 503,
      body: { checks: { postgres: 'down', redis: 'up' } },
    });

    await postgres.mend();

    await eventually(() => tell('found'));
    await eventually(async () => expect(await keysOf('bookings')).toEqual(['found']), 15_000);
    expect(await call(service, 'GET', '/health/ready')).toMatchObject({ status: 200 });
  });
});
