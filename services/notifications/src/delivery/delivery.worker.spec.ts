import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CONCURRENCY, DeliveryWorker } from './delivery.worker.ts';
import type { ClaimedMessage } from './message-claims.ts';

/** Mails that wait in a list; sending one takes until `accept` is called. */
function fakeDelivery(waiting: number) {
  const pending: (() => void)[] = [];
  const state = { waiting, failing: false, claims: 0, sent: 0 };
  const claims = {
    claimBatch: (limit: number): Promise<ClaimedMessage[]> => {
      state.claims += 1;
      if (state.failing) return Promise.reject(new Error('connection lost'));
      const count = Math.min(limit, state.waiting);
      state.waiting -= count;
      return Promise.resolve(Array.from({ length: count }, (_, id) => ({ id: String(id) }) as ClaimedMessage));
    },
  };
  const delivery = {
    unanswered: [],
    deliver: async () => {
      await new Promise<void>((resolve) => pending.push(resolve));
      state.sent += 1;
    },
  };
  const accept = (count: number) => pending.splice(0, count).forEach((resolve) => resolve());
  return { worker: new DeliveryWorker(claims, delivery), state, pending, accept };
}

describe('DeliveryWorker', () => {
  let test: ReturnType<typeof fakeDelivery>;

  beforeEach(() => {
    test = fakeDelivery(25);
  });
  afterEach(async () => {
    const stopped = test.worker.beforeApplicationShutdown();
    test.accept(CONCURRENCY);
    await stopped;
  });

  it(`sends at most ${CONCURRENCY} mails at the same time, and the next ones as soon as one is done`, async () => {
    test.worker.wake();
    await sleep(10);
    const first = test.pending.length;

    test.accept(4);
    await sleep(10);

    expect([first, test.pending.length, test.state.sent, test.state.waiting]).toEqual([
      CONCURRENCY,
      CONCURRENCY,
      4,
      11,
    ]);
  });

  it('claims again when wake() is called during a claim', async () => {
    test.state.waiting = 0;
    test.worker.wake();
    test.worker.wake();
    await sleep(10);

    expect(test.state.claims).toBe(2);
  });

  it('claims at the next wake() after a failed claim', async () => {
    test.state.failing = true;
    test.worker.wake();
    await sleep(10);
    test.state.failing = false;

    test.worker.wake();
    await sleep(10);

    expect(test.pending).toHaveLength(CONCURRENCY);
  });

  it('a clean stop waits for the mails that are being sent and claims no more', async () => {
    test.worker.wake();
    await sleep(10);

    let stopped = false;
    const stopping = test.worker.beforeApplicationShutdown().then(() => (stopped = true));
    test.accept(CONCURRENCY - 1);
    await sleep(10);
    const stoppedEarly = stopped;
    test.accept(1);
    await stopping;

    expect([stoppedEarly, test.state.sent, test.state.waiting]).toEqual([false, CONCURRENCY, 15]);
  });
});
