import { lazy, type ComponentType } from 'react';
import { waitBefore } from '../api/base-query.ts';

/**
 * A part that its page can do without for a while. Code that does not arrive is asked for again until it does, and
 * the page around it stays as it is: a dropped connection must not cost a guest the form.
 */
export function lazyWithRetry<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilLoaded(load));
}

/** What `load` brings, however often it takes; the waits are those of any other call. */
async function untilLoaded<T>(load: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await pause(waitBefore(attempt));
    return untilLoaded(anew(load, error, attempt), attempt + 1);
  }
}

const CODE_ADDRESS = /https?:\S+\.js/;

/**
 * The next try. Many browsers hold an address that has failed once for broken as long as the page lives, and say which
 * it was: under another query they ask for the same code again.
 */
function anew<T>(load: () => Promise<T>, error: unknown, attempt: number): () => Promise<T> {
  const address = CODE_ADDRESS.exec(error instanceof Error ? error.message : '')?.[0];
  return address ? () => import(/* @vite-ignore */ `${address}?again=${attempt}`) as Promise<T> : load;
}

/** Ends at once when the connection is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
