import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Asks again until `ask` no longer throws; throws the failure of the first try that began after `patienceMs`. */
export async function eventually<T>(ask: () => Promise<T> | T, patienceMs = 15_000): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const began = Date.now();
    try {
      return await ask();
    } catch (error) {
      if (began > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}
