import './site.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { seed, seedElement, type SeedEntry } from './page/seed.ts';
import { createStore } from '../shared/api/store.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../shared/storage/session-storage.ts';
import { reloadWhenAsked } from '../shared/tabs/reload-request.ts';
import { App } from './app.tsx';
import { keepEarlyInput } from './early-input.ts';
import { browserReader } from './page/page-reader.ts';
import { routerContext } from './page/page-route.tsx';
import { forgetPosition, forgetPositionOnFreshLoad } from './page/scroll-positions.ts';
import { routes } from './routes.tsx';

/** Dispatched on the document once the first page is hydrated; server/start-page.ts then repeats early clicks. */
const HYDRATED_EVENT = 'hydrated';

/** Loads the first page's code before hydration; later pages are loaded on navigation. */
async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Set in session storage during a reload after the page's code failed to load. */
const RELOADED_KEY = 'reloaded-for-code';

/**
 * After a deployment, a page that was rendered before may refer to files that no longer exist. One reload fetches the
 * new names; after a second failure the guest has to reload.
 */
function reloadOnce(cause: unknown): never {
  if (!readSessionItem(RELOADED_KEY) && writeSessionItem(RELOADED_KEY, true)) window.location.reload();
  throw cause;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the loaders of the first page have finished. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * The router, once the loaders of the first page have finished. For a page from the server it is made again with their
 * data: a router that is given data, as opposed to one that has loaded it, does not scroll to the top at its start.
 */
async function createRouter(getContext: () => RouterContextProvider, isFromServer: boolean): Promise<Router> {
  const router = createBrowserRouter(routes, { getContext });
  await initialized(router);
  if (!isFromServer) return router;
  const { loaderData, errors } = router.state;
  router.dispose();
  return createBrowserRouter(routes, { getContext, hydrationData: { loaderData, errors } });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const store = createStore();
  setupListeners(store.dispatch);
  const seeded = seedElement()?.textContent;

  if (!seeded) reloadWhenAsked();
  await loadFirstPage().catch(reloadOnce);
  // after loadFirstPage, because the page's code injects its endpoints into the API
  if (seeded) seed(store, JSON.parse(seeded) as SeedEntry[]);
  removeSessionItem(RELOADED_KEY);
  if (seeded) forgetPosition();
  else forgetPositionOnFreshLoad();
  const reader = browserReader(store, Boolean(seeded));
  const router = await createRouter(() => routerContext(reader), Boolean(seeded));
  const typeAgain = keepEarlyInput();
  const onHydrated = () => {
    typeAgain();
    // not inside React's own work, in which a click could not hydrate the deferred section that it is in
    queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED_EVENT)));
    // fetches what the server could not read; not earlier, because the store must not change during hydration
    if (reader.hydrated().missed) void router.revalidate();
  };
  const app = <App store={store} router={router} onHydrated={onHydrated} />;
  // startTransition lets a slow phone react to taps during hydration
  startTransition(() => void (seeded ? hydrateRoot(root, app) : createRoot(root).render(app)));
}

void start();
