import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats `attempt` until it succeeds; throws the error of the first attempt that began after `timeoutMs`. */
export async function eventually<T>(attempt: () => Promise<T> | T, timeoutMs = 10_000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const began = Date.now();
    try {
      return await attempt();
    } catch (error) {
      if (began > deadline) throw error;
      await sleep(50);
    }
  }
}
