import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { NotFound } from './frame/not-found.tsx';
import { SectionFailed } from './frame/section-failed.tsx';
import { DASHBOARD, SIGN_IN } from './frame/paths.ts';
import { SECTIONS, type Section } from './frame/sections.tsx';
import { LoginPage } from './session/login.page.tsx';
import { readSession } from './session/session.ts';

function routeOf({ path, load }: Section): RouteObject {
  return {
    path,
    errorElement: <SectionFailed />,
    lazy: async () => ({ Component: (await load()).default }),
  };
}

/** `/admin` is the way in, `/admin/dashboard/…` a route a section; every other path is unknown. */
export function createRouter() {
  return createBrowserRouter([
    {
      path: SIGN_IN,
      loader: () => (readSession() ? redirect(DASHBOARD) : null),
      element: <LoginPage />,
      hydrateFallbackElement: <></>,
    },
    {
      path: DASHBOARD,
      loader: () => (readSession() ? null : redirect(SIGN_IN)),
      lazy: async () => ({ Component: (await import('./frame/dashboard.tsx')).default }),
      hydrateFallbackElement: <></>,
      children: [
        { index: true, loader: () => redirect(`${DASHBOARD}/${SECTIONS[0].path}`) },
        ...SECTIONS.map(routeOf),
        { path: '*', element: <NotFound /> },
      ],
    },
    { path: '*', element: <NotFound /> },
  ]);
}
