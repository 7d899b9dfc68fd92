import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Asks again until `ask` no longer throws; throws the failure of the first try that began after `timeoutMs`. */
export async function eventually<T>(ask: () => Promise<T> | T, timeoutMs = 15_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
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
