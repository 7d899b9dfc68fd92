import { createBrowserRouter, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { routes } from './routes.tsx';
import { codeOf } from './page/page-route.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Loads the first page's code before hydration; later pages are loaded on navigation. */
export async function loadFirstPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  Object.assign(route, await codeOf(route), { lazy: undefined });
}

/** The router of a page that the browser renders, once the loaders have finished. */
export function loadedRouter(context: RouterContextProvider): Promise<Router> {
  const router = createBrowserRouter(routes, { getContext: () => context });
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve(router);
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve(router);
    });
  });
}

/**
 * The router of a server-rendered page. It is given the result of the page's loader, which reads from the store: a
 * router that runs the loader itself would scroll to the top at its start.
 */
export async function hydratedRouter(context: RouterContextProvider): Promise<Router> {
  const { pathname, href } = window.location;
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  const { id = '', loader } = leaf?.route ?? {};
  const hydrationData: { loaderData: Record<string, unknown>; errors?: Record<string, unknown> } = { loaderData: {} };
  if (leaf && typeof loader === 'function') {
    try {
      const request = new Request(href);
      hydrationData.loaderData[id] = await loader({
        request,
        url: new URL(href),
        params: leaf.params,
        pattern: leaf.route.path ?? '',
        context,
      });
    } catch (error) {
      hydrationData.errors = { [id]: error };
    }
  }
  return createBrowserRouter(routes, { getContext: () => context, hydrationData });
}
