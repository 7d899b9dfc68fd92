import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS } from '@farmhouse/contracts/events/subscribers';
import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { eventually } from '../testing/eventually.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { EventConsumerModule, Inbox, type EventHandlers, type HandlesEvents } from './consumer.ts';
import { Outbox } from './outbox.ts';
import { jobOptionsOf } from './queues.ts';

const notes: { failing: boolean; committed: string[] } = { failing: false, committed: [] };

async function write(tx: EntityManager, event: EventEnvelope): Promise<void> {
  await tx.query('INSERT INTO effects (event_id) VALUES ($1)', [event.id]);
  if (notes.failing) throw new Error('not now');
}

@Injectable()
class Effects implements HandlesEvents<'notifications'> {
  readonly handlers = Object.fromEntries(
    Object.keys(SUBSCRIBERS).map((type) => [type, write]),
  ) as unknown as EventHandlers<'notifications'>;

  afterCommit({ id }: EventEnvelope): void {
    notes.committed.push(id);
  }
}

@Injectable()
class Incomplete implements HandlesEvents<'notifications'> {
  readonly handlers = { 'setting.changed': write } as unknown as EventHandlers<'notifications'>;
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
  Object.assign(notes, { failing: false, committed: [] });
  await db.query('TRUNCATE effects, inbox');
});

const deliver = (event: EventEnvelope, options: JobsOptions = {}) =>
  service.app
    .get<Queue>(getQueueToken('notifications'), { strict: false })
    .add(event.type, event, { ...jobOptionsOf(event), ...options });
const inbox = () => service.app.get(Inbox, { strict: false });
const anEvent = (): EventEnvelope => ({
  id: randomUUID(),
  type: 'setting.changed',
  occurredAt: new Date().toISOString(),
  payload: { key: 'site_name', value: 'Vennela Grove', version: 1, deleted: false },
});
const effects = async () =>
  (await db.query<{ event_id: string }[]>('SELECT event_id FROM effects')).map((row) => row.event_id);

describe('Inbox', () => {
  it('handles an event once when it is delivered many times at once', async () => {
    const event = anEvent();

    await Promise.all(Array.from({ length: 20 }, () => inbox().handle(event)));
    await inbox().handle(event);

    expect(await effects()).toEqual([event.id]);
    expect(notes.committed).toEqual([event.id]);
  });

  it('stores nothing when the handler fails, and handles the event on the next delivery', async () => {
    const event = anEvent();
    notes.failing = true;

    await expect(inbox().handle(event)).rejects.toThrow('not now');
    expect(await effects()).toEqual([]);
    expect(notes.committed).toEqual([]);

    notes.failing = false;
    await inbox().handle(event);
    expect(await effects()).toEqual([event.id]);
  });

  it('receives an event from the outbox, and retries it after its handler has failed', async () => {
    notes.failing = true;
    await db.transaction((tx) =>
      service.app.get(Outbox).add(tx, 'setting.changed', { key: 'a', value: 'b', version: 1, deleted: false }),
    );
    await sleep(300);
    expect(await effects()).toEqual([]);

    notes.failing = false;

    await eventually(async () => expect(await effects()).toHaveLength(1));
  });

  it('handles an event after the earlier ones that it names, whichever is delivered first', async () => {
    const [first, second] = [anEvent(), anEvent()];

    await deliver({ ...second, after: [first.id] });
    await sleep(1_200);
    expect(await effects()).toEqual([]);
    await deliver(first);

    await eventually(async () => expect(await effects()).toEqual([first.id, second.id]));
  });

  it('handles an event an hour after its delivery although an earlier one that it names never arrived', async () => {
    const event = { ...anEvent(), after: [randomUUID()] };

    await deliver(event, { timestamp: Date.now() - 61 * 60_000 });

    await eventually(async () => expect(await effects()).toEqual([event.id]));
  });
});

it('Inbox.prune deletes ids only after 30 days', async () => {
  await inbox().handle(anEvent());
  await db.query(`INSERT INTO inbox (event_id, type, handled_at)
    VALUES (gen_random_uuid(), 'old', now() - interval '31 days'), (gen_random_uuid(), 'kept', now() - interval '29 days')`);

  await inbox().prune();

  const left = await db.query<{ type: string }[]>('SELECT type FROM inbox ORDER BY type');
  expect(left.map(({ type }) => type)).toEqual(['kept', 'setting.changed']);
});

it('EventConsumerModule does not start without a handler for each event of the consumer', async () => {
  const starting = startTestService(TEST_DATABASE, (env) =>
    testPlatform(env, [EventConsumerModule.of('notifications', Incomplete, [])]),
  );

  await expect(starting).rejects.toThrow(/no handler for .*booking\.requested/);
});
