import './site.css';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { seed, type SeedEntry } from '../shared/api/seed.ts';
import { createStore } from '../shared/api/store.ts';
import { App } from './app.tsx';
import { routes } from './routes.tsx';

/** Where the server leaves the data of a rendered page. */
const SEED_ID = 'seed';

/** The first page's code must be there before its markup is taken over; later pages come on demand. */
async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const store = createStore();
  setupListeners(store.dispatch);
  const seeded = document.getElementById(SEED_ID)?.textContent;
  if (seeded) seed(store, JSON.parse(seeded) as SeedEntry[]);

  await loadFirstPage();
  const app = <App store={store} router={createBrowserRouter(routes)} />;
  if (seeded) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
