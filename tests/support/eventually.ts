import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Repeats `attempt` until it succeeds; throws the error of the first attempt that began after `timeoutMs`. */
export async function eventually<T>(attempt: () => Promise<T> | T, timeoutMs = 15_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const began = Date.now();
    try {
      return await attempt();
    } catch (error) {
      if (began > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
}
