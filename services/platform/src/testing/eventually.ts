import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until the answer is there; throws the failure of the first try that began after `timeoutMs`. */
export async function eventually<T>(ask: () => Promise<T> | T, timeoutMs = 10_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
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
