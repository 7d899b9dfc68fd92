import { setTimeout as sleep } from 'node:timers/promises';
import { SUBSCRIBERS, type EventEnvelope } from '@farmhouse/contracts/events/events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eventually } from '../testing/eventually.ts';
import { testPlatform } from '../test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { EventConsumerModule, type EventHandlers, type HandlesEvents } from './consumer.ts';
import { ReadModelSync } from './read-model-sync.ts';
import { Outbox } from './outbox.ts';

const COPYING_MS = 100;
const TIMEOUT_MS = 1_000;

const notes: { isAway: boolean; copied: string[] } = { isAway: false, copied: [] };

async function copy({ id }: EventEnvelope): Promise<void> {
  if (notes.isAway) throw new Error('not now');
  await sleep(COPYING_MS);
  notes.copied.push(id);
}

@Injectable()
class Copier implements HandlesEvents<'bookings'> {
  readonly handlers = Object.fromEntries(
    Object.keys(SUBSCRIBERS).map((type) => [type, (_tx: unknown, event: EventEnvelope) => copy(event)]),
  ) as unknown as EventHandlers<'bookings'>;
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService('platform', (env) =>
    testPlatform(env, [EventConsumerModule.of('bookings', Copier, [])]),
  );
});
afterAll(() => service.close());
beforeEach(() => {
  Object.assign(notes, { isAway: false, copied: [] });
});

const change = (type: 'coupon.changed' | 'email.queued') =>
  service.app.get(DataSource).transaction((tx) => service.app.get(Outbox).add(tx, type, { version: 1 } as never));

/** Milliseconds that the owner's answer waits. */
async function waited(): Promise<number> {
  const from = performance.now();
  await service.app.get(ReadModelSync).settled();
  return performance.now() - from;
}

describe('an owner’s change', () => {
  it('is answered when everybody who keeps a copy has it', async () => {
    await Promise.all([change('coupon.changed'), change('coupon.changed')]);

    await waited();

    expect(notes.copied).toHaveLength(2);
  });

  it('waits for nobody when nobody keeps a copy of it', async () => {
    await change('email.queued');

    expect(await waited()).toBeLessThan(COPYING_MS);
    await eventually(async () => expect(notes.copied).toHaveLength(1));
  });

  it('is answered all the same while the others are away, and later ones at once until they are back', async () => {
    notes.isAway = true;
    await change('coupon.changed');
    expect(await waited()).toBeGreaterThanOrEqual(TIMEOUT_MS - 20);
    await change('coupon.changed');
    expect(await waited()).toBeLessThan(COPYING_MS);

    notes.isAway = false;
    await sleep(3 * TIMEOUT_MS);
    await change('coupon.changed');
    await waited();

    expect(notes.copied).toHaveLength(3);
  });
});
