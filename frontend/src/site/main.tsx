import './site.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { seed, type SeedEntry } from '../shared/api/seed.ts';
import { createStore } from '../shared/api/store.ts';
import { removeSessionItem, readSessionItem, writeSessionItem } from '../shared/storage/session-storage.ts';
import { App } from './app.tsx';
import { browserReader } from './layout/page-reader.ts';
import { routerContext } from './layout/page-route.tsx';
import { forgetPositionOnFreshLoad } from './layout/scroll-positions.ts';
import { routes } from './routes.tsx';

/** Where the server leaves the data of a rendered page. */
const SEED_ID = 'seed';

/** The first page's code must be there before its markup is hydrated; later pages come on demand. */
async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Set while a page is loaded again because its code was gone. */
const RELOADED_KEY = 'reloaded-for-code';

/**
 * After a new version has gone live, a page rendered just before may name files that no longer exist. One reload
 * brings the new names; a second failure is left to the guest's own next try.
 */
function reloadOnce(cause: unknown): never {
  if (!readSessionItem(RELOADED_KEY) && writeSessionItem(RELOADED_KEY, true)) window.location.reload();
  throw cause;
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the first page's loaders have run. */
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

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const store = createStore();
  setupListeners(store.dispatch);
  const seeded = document.getElementById(SEED_ID)?.textContent;

  await loadFirstPage().catch(reloadOnce);
  // only now are the endpoints of the page's own features in the api
  if (seeded) seed(store, JSON.parse(seeded) as SeedEntry[]);
  removeSessionItem(RELOADED_KEY);
  forgetPositionOnFreshLoad();
  const reader = browserReader(store, Boolean(seeded));
  const router = createBrowserRouter(routes, { getContext: () => routerContext(reader) });
  await initialized(router);
  const readMissing = () => {
    // what the server could not read is read now, not earlier: the store must not change during hydration
    if (reader.hydrated().missed) void router.revalidate();
  };
  const app = <App store={store} router={router} onHydrated={readMissing} />;
  // in slices, so that a slow phone answers taps in between
  startTransition(() => void (seeded ? hydrateRoot(root, app) : createRoot(root).render(app)));
}

void start();
