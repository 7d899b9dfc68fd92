import {
  createContext,
  RouterContextProvider,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { Page } from '@farmhouse/contracts/pages/pages';
import { getOfferedRates } from '../../shared/price/rates.api.ts';
import { getSeo } from '../head/seo.api.ts';
import { getSettings } from '../../shared/content/settings.api.ts';
import { loadWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { NotLoaded } from './not-loaded.tsx';
import { Head } from './page-head.tsx';
import { PageNotFound } from './not-found.ts';
import { canonicalAddress, type LoadedHandle, type PageHandle, type PageModule } from './page.ts';
import { PageProblem } from './page-problem.tsx';
import type { PageReader } from './page-reader.ts';
import { seoPageOf } from '../head/seo-page.ts';

const readerContext = createContext<PageReader>();

/** The context that React Router passes to every loader. */
export function routerContext(reader: PageReader): RouterContextProvider {
  return new RouterContextProvider(new Map([[readerContext, reader]]));
}

/** Number of attempts to load a page's code: for three seconds, while the previous page is shown. */
const ATTEMPTS = 3;

export type PageRoute = (page: Pick<Page, 'path' | 'isPrivate'>) => RouteObject;

/** A route whose code is fetched on the first navigation to it; `module` is the path of that code. */
export function page<Data>(module: string, load: () => Promise<PageModule<Data>>): PageRoute {
  return ({ path, isPrivate }) => ({
    id: module,
    path,
    ErrorBoundary: PageProblem,
    lazy: async () => {
      const loaded = await loadWithRetry(load, ATTEMPTS).catch(() => undefined);
      // throwing would leave the page empty: the router has no error boundary for a route without its code
      if (!loaded) return { Component: NotLoaded };
      const { default: Content, loader, ...options } = loaded;
      const handle = { ...options, module: `src/site/${module}`, isPrivate } as LoadedHandle;
      return {
        handle,
        loader: (args) => runLoader(args, handle, loader),
        Component: () => (
          <>
            <Head handle={handle} data={useLoaderData()} />
            <Content />
          </>
        ),
      };
    },
  });
}

/** Loads the code of a route; empty if the route has it already. Throws if it cannot be loaded. */
export async function codeOf(route: RouteObject): Promise<Partial<RouteObject>> {
  if (typeof route.lazy !== 'function') return {};
  const code = (await route.lazy()) as Partial<RouteObject>;
  if (code.Component === NotLoaded) throw new Error(`The code of ${route.id} could not be loaded`);
  return code;
}

/** The route of all unknown paths. */
export const missingPage: RouteObject = {
  id: 'missing',
  path: '*',
  Component: () => null,
  ErrorBoundary: PageProblem,
  loader: (args) => runLoader(args, {}, () => Promise.reject(new PageNotFound())),
};

/**
 * Reads the settings, the rates and the search record, which every page needs, in parallel with the page's own loader.
 */
async function runLoader<Data>(
  { request, params, context }: LoaderFunctionArgs,
  { query }: Pick<PageHandle, 'query'>,
  loader?: PageModule<Data>['loader'],
): Promise<Data | Response | null> {
  const reader = (context as RouterContextProvider).get(readerContext);
  const { origin, pathname, search } = new URL(request.url);
  const url = new URL(canonicalAddress(pathname, search, query), origin);
  const seoPage = seoPageOf(pathname);
  const shared = Promise.all([
    reader.prefetch(getSettings, undefined),
    reader.prefetch(getOfferedRates, undefined),
    seoPage && reader.refresh(getSeo, seoPage),
  ]);
  try {
    return (await loader?.({ ...reader, params, url })) ?? null;
  } finally {
    await shared;
  }
}
