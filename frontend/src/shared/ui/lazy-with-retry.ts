import { createElement, lazy, useState, type ComponentType, type ElementType } from 'react';
import { retryWaitMs } from '../api/retry-wait.ts';
import { toast } from '../toast/toast-store.ts';
import { withStyles } from './missing-styles.ts';

/** A component whose code is loaded on demand. */
export type LoadedComponent<Props> = ComponentType<Props> & {
  /** Preloads the code, so that the component is later shown at once, without its fallback. */
  preload: () => Promise<void>;
};

/** Called after each failure; returns true once it has said all there is to say, and is then not called again. */
type OnFailure = (attempt: number) => boolean;

/** For parts that nobody waits for. */
export const silently: OnFailure = () => true;

/**
 * `lazy` for a component that its page can show later. A failed import is retried until it succeeds, and the
 * rest of the page stays as it is: a guest must not lose a filled-in form to a lost connection.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure?: OnFailure,
): LoadedComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const remember = (module: { default: ComponentType<Props> }) => {
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(() => loadWithRetry(load, Infinity, onFailure).then(remember));
  const Loaded = (props: Props) => {
    // of the same type as long as it is shown
    const [Shown] = useState<ElementType>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  };
  return Object.assign(Loaded, { preload: async () => void remember(await withStyles(load)) });
}

/** Retries `load`, with the same backoff as API calls, until it succeeds or the last of `attempts` has failed. */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  attempts = Infinity,
  onFailure: OnFailure = offerReload,
): Promise<T> {
  let next = load;
  let isSaid = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withStyles(next);
    } catch (error) {
      if (attempt >= attempts) throw error;
      isSaid ||= onFailure(attempt);
      await pause(retryWaitMs(attempt));
      next = loadOfNextAttempt(next, error, attempt);
    }
  }
}

/** After so many failures while online, loading the page again is more likely to help than waiting. */
const FAILURES_BEFORE_RELOAD = 4;

function offerReload(attempt: number): boolean {
  if (attempt < FAILURES_BEFORE_RELOAD || !navigator.onLine) return false;
  toast({
    tone: 'destructive',
    title: 'This part could not be loaded',
    action: { label: 'Load the page again', onSelect: () => window.location.reload() },
  });
  return true;
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
