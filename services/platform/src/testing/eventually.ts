import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; throws the last failure after `patienceMs` (ten seconds). */
export async function eventually<T>(ask: () => Promise<T> | T, patienceMs = 10_000): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
