import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; throws the failure of the first try that began after `patienceMs`. */
export async function eventually<T>(ask: () => Promise<T> | T, patienceMs = 10_000): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const began = Date.now();
    try {
      return await ask();
    } catch (error) {
      if (began > deadline) throw error;
      await sleep(50);
    }
  }
}
