import { createElement, lazy, useState, type ComponentType, type ElementType } from 'react';
import { retryWaitMs } from '../api/retry-wait.ts';

/** A component whose code is loaded on demand. */
export type LoadedComponent<Props> = ComponentType<Props> & {
  /** Preloads the code, so that the component is later shown at once, without its fallback. */
  preload: () => Promise<void>;
};

/**
 * `lazy` for a component that its page can show later. A failed import is retried until it succeeds, and the
 * rest of the page stays as it is: a guest must not lose a filled-in form to a lost connection.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LoadedComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const remember = (module: { default: ComponentType<Props> }) => {
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(() => loadWithRetry(load).then(remember));
  const Loaded = (props: Props) => {
    // of the same type as long as it is shown
    const [Shown] = useState<ElementType>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Loaded, { preload: async () => void remember(await load()) });
}

/** Retries `load`, with the same backoff as API calls, until it succeeds or the last of `attempts` has failed. */
export async function loadWithRetry<T>(load: () => Promise<T>, attempts = Infinity, attempt = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempt >= attempts) throw error;
    await pause(retryWaitMs(attempt));
    return loadWithRetry(loadOfNextAttempt(load, error, attempt), attempts, attempt + 1);
  }
}

const MODULE_ADDRESS = /https?:\S+\.js/;

/**
 * The next attempt. Many browsers cache the failure of a module URL for the life of the page and name it in the error:
 * another query string makes them fetch it again.
 */
function loadOfNextAttempt<T>(load: () => Promise<T>, error: unknown, attempt: number): () => Promise<T> {
  const address = MODULE_ADDRESS.exec(error instanceof Error ? error.message : '')?.[0];
  return address ? () => import(/* @vite-ignore */ `${address}?retry=${attempt}`) as Promise<T> : load;
}

/** Resolves after `ms`, or as soon as the browser is online again. */
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
