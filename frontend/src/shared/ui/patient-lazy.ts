import { lazy, type ComponentType } from 'react';
import { waitBefore } from '../api/base-query.ts';

/**
 * A part that its page can do without for a while. Code that does not arrive is asked for again until it does, and
 * the page around it stays as it is: a dropped connection must not cost a guest the form.
 */
export function patientLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilLoaded(load));
}

/** What `load` brings, however often it takes; the waits are those of any other call. */
export function untilLoaded<T>(load: () => Promise<T>, attempt = 1): Promise<T> {
  return load().catch(async () => {
    await pause(waitBefore(attempt));
    return untilLoaded(load, attempt + 1);
  });
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
