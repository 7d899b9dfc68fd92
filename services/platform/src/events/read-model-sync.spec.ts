import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { SUBSCRIBERS, type Consumer } from '@farmhouse/contracts/events/subscribers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventually } from '../testing/eventually.ts';
import { TEST_DATABASE, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { EventConsumerModule, type EventHandlers, type HandlesEvents } from './consumer.ts';
import { ReadModelSync } from './read-model-sync.ts';
import { Outbox } from './outbox.ts';

const APPLYING_MS = 100;
const TIMEOUT_MS = 1_000;

const notes: { isFailing: boolean; applied: string[] } = { isFailing: false, applied: [] };

async function apply({ id }: EventEnvelope): Promise<void> {
  if (notes.isFailing) throw new Error('not now');
  await sleep(APPLYING_MS);
  notes.applied.push(id);
}

@Injectable()
class ReadModel implements HandlesEvents<'bookings'> {
  readonly handlers = Object.fromEntries(
    Object.keys(SUBSCRIBERS).map((type) => [type, (_tx: unknown, event: EventEnvelope) => apply(event)]),
  ) as unknown as EventHandlers<'bookings'>;
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService(TEST_DATABASE, (env) =>
    testPlatform(env, [EventConsumerModule.of('bookings', ReadModel, [])]),
  );
});
/** As if this consumer's read model, in another process, had the change. */
const publishFor = (consumer: Consumer, id: string) =>
  service.app.get(ReadModelSync).publishApplied(consumer, { id, type: 'service.changed' });
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(notes, { isFailing: false, applied: [] });
});

const change = (type: 'coupon.changed' | 'email.queued') =>
  service.app.get(DataSource).transaction((tx) => service.app.get(Outbox).add(tx, type, { version: 1 } as never));

/** Milliseconds that the response to an admin waits. */
async function waited(): Promise<number> {
  const from = performance.now();
  await service.app.get(ReadModelSync).settled();
  return performance.now() - from;
}

describe('ReadModelSync.settled', () => {
  it('resolves when every read model contains the change', async () => {
    await Promise.all([change('coupon.changed'), change('coupon.changed')]);

    await waited();

    expect(notes.applied).toHaveLength(2);
  });

  it('resolves immediately for an event that no read model uses', async () => {
    await change('email.queued');

    expect(await waited()).toBeLessThan(APPLYING_MS);
    await eventually(async () => expect(notes.applied).toHaveLength(1));
  });

  it('times out once while a consumer is failing, then resolves at once until the consumer works again', async () => {
    notes.isFailing = true;
    await change('coupon.changed');
    expect(await waited()).toBeGreaterThanOrEqual(TIMEOUT_MS - 20);
    await change('coupon.changed');
    expect(await waited()).toBeLessThan(APPLYING_MS);

    notes.isFailing = false;
    await sleep(3 * TIMEOUT_MS);
    await change('coupon.changed');
    await waited();

    expect(notes.applied).toHaveLength(3);
  });

  it('waits once for a consumer that hangs although another one goes on', async () => {
    notes.isFailing = true; // bookings hangs; the spec plays the role of content
    const sync = service.app.get(ReadModelSync);
    const waits: number[] = [];
    for (const id of ['first', 'second', 'third']) {
      sync.expect([{ id, type: 'service.changed' }]);
      publishFor('content', id);
      waits.push(await waited());
    }

    expect(waits[0]).toBeGreaterThanOrEqual(TIMEOUT_MS - 20);
    expect(Math.max(...waits.slice(1))).toBeLessThan(TIMEOUT_MS / 2);
  });
});
