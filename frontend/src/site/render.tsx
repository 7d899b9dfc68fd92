import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { seed, seedOf, type SeedEntry } from './page/seed.ts';
import { api } from '../shared/api/api.ts';
import { createStore, type Store } from '../shared/api/store.ts';
import type { OfferedRate } from '../shared/price/offered-rates.ts';
import { getOfferedRates } from '../shared/price/rates.api.ts';
import { getSeo } from './head/seo.api.ts';
import { getSettings, mapOf } from '../shared/content/settings.api.ts';
import type { PageHead } from './head/head-tags.ts';
import { NOT_FOUND_HEAD, NotFound } from './page/lazy-not-found.ts';
import { routerContext, codeOf } from './page/page-route.tsx';
import { serverReader } from './page/page-reader.ts';
import { canonicalAddress, handleOf, type LoadedHandle } from './page/page.ts';
import { ServerOrigin } from './page/site-origin.ts';
import { seoPageOf } from './head/seo-page.ts';
import { routes } from './routes.tsx';

/** The page of a URL, before its data is read. */
export interface PageTarget {
  /** The page's canonical path; the URL may differ in case or encoding. */
  path: string;
  /** The canonical address: path and named query parameters; undefined for an unknown path. */
  address: string | undefined;
}

export interface Redirect {
  status: number;
  location: string;
}

export interface RenderedContent {
  status: number;
  head: PageHead;
  settings: SettingValues;
  rates: readonly OfferedRate[];
  /** The search record of the page; null when it has none. */
  seo: PublicSeo | null;
  handle: LoadedHandle | undefined;
  markup: string;
  seed: readonly SeedEntry[];
}

/** Renders the public pages on the server; all their code is loaded at start. */
export class SiteRenderer {
  private readonly handler: ReturnType<typeof createStaticHandler>;

  private constructor(
    private readonly loaded: RouteObject[],
    private readonly origin: string,
  ) {
    this.handler = createStaticHandler(loaded);
  }

  /** `origin` is the site's URL without a path. */
  static async load(origin: string, pages: RouteObject[] = routes): Promise<SiteRenderer> {
    const [loaded] = await Promise.all([Promise.all(pages.map(withCode)), NotFound.preload()]);
    return new SiteRenderer(loaded, origin);
  }

  /** The paths of all page modules, relative to `frontend`. */
  modules(): string[] {
    return this.loaded.flatMap(({ children = [] }) =>
      children.flatMap((page) => handleOf([page as never])?.module ?? []),
    );
  }

  targetOf(pathname: string, search: string): PageTarget {
    const leaf = matchRoutes(this.loaded, pathname)?.at(-1);
    const handle = leaf && handleOf([leaf.route as never]);
    if (!handle) return { path: pathname, address: undefined };
    const path = generatePath(leaf.route.path ?? pathname, leaf.params);
    return { path, address: canonicalAddress(path, search, handle.query) };
  }

  /** Runs the loaders of the page at a canonical address with `fetch`, and renders their data. */
  async render(address: string, fetch: typeof globalThis.fetch): Promise<RenderedContent | Redirect> {
    const store = createStore({ fetch });
    try {
      return await this.renderWith(store, address);
    } finally {
      discard(store);
    }
  }

  private async renderWith(store: Store, address: string): Promise<RenderedContent | Redirect> {
    const context = await this.handler.query(new Request(this.origin + address), {
      requestContext: routerContext(serverReader(store)),
    });
    if (context instanceof Response) return redirectOf(context);
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined && context.statusCode !== 404) throw failure;

    const entries = seedOf(store);
    const state = store.getState() as never;
    const settings = mapOf(getSettings.select(undefined)(state).data ?? []);
    const rates = getOfferedRates.select(undefined)(state).data ?? [];
    const seoPage = seoPageOf(context.location.pathname);
    const leaf = context.matches.at(-1);
    const handle = handleOf(context.matches.map(({ route }) => route as never));
    const data: unknown = leaf && context.loaderData[leaf.route.id];
    const found = context.statusCode === 404 ? undefined : handle;
    const { head } = found ?? NOT_FOUND_HEAD;
    return {
      status: context.statusCode,
      head: head({ settings, rates, data }),
      settings,
      rates,
      seo: (found && seoPage && getSeo.select(seoPage)(state).data) ?? null,
      handle,
      markup: markupOf(this.handler, context, entries, this.origin),
      seed: entries,
    };
  }
}

type Handler = ReturnType<typeof createStaticHandler>;
type Context = Exclude<Awaited<ReturnType<Handler['query']>>, Response>;

/** Renders from the same seed as the browser's hydration, so that the markup is the same. */
function markupOf(handler: Handler, context: Context, entries: readonly SeedEntry[], origin: string): string {
  const store = createStore();
  seed(store, entries);
  const markup = renderToString(
    <Provider store={store}>
      <ServerOrigin value={origin}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ServerOrigin>
    </Provider>,
  );
  discard(store);
  return markup;
}

/** Stops RTK Query's timers, which would keep the store in memory for an hour. */
function discard(store: Store): void {
  store.dispatch(api.util.resetApiState());
}

async function withCode(route: RouteObject): Promise<RouteObject> {
  const code = await codeOf(route);
  const children = route.children && (await Promise.all(route.children.map(withCode)));
  return { ...route, ...code, lazy: undefined, children } as RouteObject;
}

function redirectOf(response: Response): Redirect {
  const location = response.headers.get('Location');
  if (!location) throw new Error(`A loader returned ${response.status} without a location`);
  return { status: response.status, location };
}
