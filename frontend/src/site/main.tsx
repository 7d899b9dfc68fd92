import './site.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { startTransition } from 'react';
import { seed, seedElement, type SeedEntry } from './page/seed.ts';
import { createStore } from '../shared/api/store.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../shared/storage/session-storage.ts';
import { onReloadRequest } from '../shared/storage/reload-request.ts';
import { tolerateMovedNodes } from '../shared/ui/tolerate-moved-nodes.ts';
import { App } from './app.tsx';
import { keepEarlyInput } from './early-input.ts';
import { yieldToMain } from './yield-to-main.ts';
import { hydratedRouter, loadedRouter, loadFirstPage } from './first-router.ts';
import { browserReader } from './page/page-reader.ts';
import { routerContext } from './page/page-route.tsx';
import { RELOADED_KEY } from './page/reloaded-key.ts';
import { clearScrollPosition, clearScrollPositionOnFreshLoad } from './page/scroll-positions.ts';
import { createRoot, hydrateRoot } from './react-root.ts';

/** Dispatched on the document once the first page is hydrated; early-taps.ts of the server then repeats clicks. */
const HYDRATED_EVENT = 'hydrated';

/** Dispatched on the document when the page's code failed to load; start-page.ts of the server then says so. */
const NOT_LOADED_EVENT = 'not-loaded';

/**
 * After a deployment, a page that was rendered before may refer to files that no longer exist. One reload fetches the
 * new names; after a second failure, or offline, where a reload would lose the rendered page, the page says so.
 */
function reloadOnce(cause: unknown): never {
  if (navigator.onLine && !readSessionItem(RELOADED_KEY) && writeSessionItem(RELOADED_KEY, true))
    window.location.reload();
  else document.dispatchEvent(new Event(NOT_LOADED_EVENT));
  throw cause;
}

/** Each step is a task of its own: in one task they would delay a tap on a slow phone. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  tolerateMovedNodes();
  await yieldToMain();
  const store = createStore();
  setupListeners(store.dispatch);
  const seeded = seedElement()?.textContent;

  if (!seeded) onReloadRequest();
  await yieldToMain();
  await loadFirstPage().catch(reloadOnce);
  await yieldToMain();
  // after loadFirstPage, because the page's code injects its endpoints into the API
  if (seeded) seed(store, JSON.parse(seeded) as SeedEntry[]);
  removeSessionItem(RELOADED_KEY);
  if (seeded) clearScrollPosition();
  else clearScrollPositionOnFreshLoad();
  await yieldToMain();
  const reader = browserReader(store, Boolean(seeded));
  const context = routerContext(reader);
  const router = await (seeded ? hydratedRouter(context) : loadedRouter(context));
  const firstLocation = router.state.location;
  // not at the end of hydration: the bars are hydrated before the content, and their links navigate
  const { missed } = reader.firstPageIsRead();
  await yieldToMain();
  const typeAgain = keepEarlyInput();
  const onHydrated = () => {
    typeAgain();
    // not inside React's own work, during which a click could not hydrate the deferred section around its target
    queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED_EVENT)));
    // fetches data that the server could not read; not earlier, because the store must not change during hydration
    if (missed && router.state.location === firstLocation) void router.revalidate();
  };
  const app = <App store={store} router={router} onHydrated={onHydrated} />;
  // startTransition lets a slow phone react to taps during hydration
  startTransition(() => void (seeded ? hydrateRoot(root, app) : createRoot(root).render(app)));
}

void start();
