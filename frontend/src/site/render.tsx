import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PublicSetting, SettingValues } from '@farmhouse/contracts/content/setting';
import { SETTINGS_READ, mapOf } from '../shared/content/settings.api.ts';
import { seed, type PageRead, type SeedEntry } from '../shared/api/seed.ts';
import { createStore } from '../shared/api/store.ts';
import { handleOf, type PageHandle } from './layout/page.ts';
import { routes } from './routes.tsx';

const handler = createStaticHandler(routes);

/** A page as the server knows it before it is rendered. */
export interface KnownPage {
  handle: PageHandle;
  reads: readonly PageRead[];
  /** The page's one address; the path may spell it in another way, in capitals or encoded. */
  address: string;
}

/** The page at a path; an unknown path leads to the not-found page. */
export function pageAt(pathname: string): KnownPage {
  const matches = matchRoutes(routes, pathname) ?? [];
  const handle = handleOf(matches.map(({ route }) => ({ handle: route.handle as unknown })));
  const leaf = matches.at(-1);
  if (!handle || !leaf) throw new Error(`No page at ${pathname}`);
  const isUnknown = leaf.route.path === '*';
  const address = isUnknown ? pathname : generatePath(leaf.route.path ?? pathname, leaf.params);
  return { handle, reads: [SETTINGS_READ, ...(handle.reads ?? [])], address };
}

/** The settings among what the reads answered; none when they could not be read. */
export function settingsIn(entries: readonly SeedEntry[]): SettingValues {
  const found = entries.find(({ endpointName }) => endpointName === SETTINGS_READ.endpointName);
  return mapOf((found?.value ?? []) as PublicSetting[]);
}

/** The markup of the page at a path, made from what was read for it. The query is never part of it. */
export async function renderMarkup(pathname: string, entries: readonly SeedEntry[]): Promise<string> {
  const context = await handler.query(new Request(`http://site${pathname}`));
  if (context instanceof Response) throw new Error(`The page at ${pathname} answered ${context.status}`);
  const store = createStore();
  seed(store, entries);
  return renderToString(
    <Provider store={store}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Provider>,
  );
}
