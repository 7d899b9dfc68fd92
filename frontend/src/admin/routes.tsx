import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, redirect, type RouteObject } from 'react-router-dom';
import {
  API_DOCS,
  DASHBOARD,
  FIRST_SECTION,
  FORGOT_PASSWORD,
  TRUST_BROWSER,
  NEW_PASSWORD,
  sectionPath,
} from '@farmhouse/contracts/pages/sections';
import { MountFailed } from './layout/mount-failed.tsx';
import { NotFound } from './layout/not-found.tsx';
import { SectionFailed } from './layout/section/section-failed.tsx';
import { sectionView } from './layout/section/section-view.tsx';
import { SIGN_IN } from './navigation/paths.ts';
import { SECTIONS, type Section } from './layout/sections.tsx';
import { ForgotPasswordPage } from './session/pages/forgot-password.page.tsx';
import { TrustBrowserPage } from './session/pages/trust-browser.page.tsx';
import { LoginPage } from './session/pages/login.page.tsx';
import { NewPasswordPage } from './session/pages/new-password.page.tsx';
import { returnPath, storeReturnPath } from './session/return-path.ts';
import { readSession } from './session/session.ts';

function routeOf({ key, load }: Section): RouteObject {
  return {
    ...(key === FIRST_SECTION ? { index: true } : { path: key }),
    errorElement: <SectionFailed />,
    Component: sectionView(load),
  };
}

let isDashboardLoaded = false;

async function loadDashboard() {
  const code = await import('./layout/dashboard.tsx');
  isDashboardLoaded = true;
  return code;
}

/** Rendered once its code is loaded. */
const Dashboard = lazy(loadDashboard);

/**
 * Starts loading the section at a path, in parallel with the layout's code. A failure occurs again, and is shown, when
 * the section is rendered.
 */
function preloadSection(path: string): void {
  SECTIONS.find(({ key }) => sectionPath(key) === path)
    ?.load()
    .catch(() => undefined);
}

/**
 * Starts loading what is shown after the sign-in. A failure occurs again, and is shown, when the dashboard is opened.
 */
function preloadAfterSignIn(): void {
  loadDashboard().catch(() => undefined);
  preloadSection(new URL(returnPath(), window.location.origin).pathname);
}

/**
 * `/admin` is the sign-in, with two pages for a forgotten password and one for a locked sign-in; `/admin/dashboard/…`
 * has one route per section, and one for the documentation of the API; every other path is not found.
 */
export function createRouter() {
  return createBrowserRouter([
    {
      path: SIGN_IN,
      loader: () => (readSession() ? redirect(DASHBOARD) : null),
      element: <LoginPage preload={preloadAfterSignIn} />,
      errorElement: <MountFailed />,
      hydrateFallbackElement: <></>,
    },
    { path: FORGOT_PASSWORD, element: <ForgotPasswordPage />, errorElement: <MountFailed /> },
    { path: NEW_PASSWORD, element: <NewPasswordPage />, errorElement: <MountFailed /> },
    { path: TRUST_BROWSER, element: <TrustBrowserPage />, errorElement: <MountFailed /> },
    {
      // loads the code itself, because the redirect would wait for a `lazy` of the route; later navigations wait for
      // nothing, so that the history is never replaced after a dialog has marked it
      loader: ({ request }) => {
        const address = new URL(request.url);
        if (!readSession()) {
          storeReturnPath(address);
          return redirect(SIGN_IN);
        }
        preloadSection(address.pathname);
        return isDashboardLoaded ? null : loadDashboard().then(() => null);
      },
      element: (
        <Suspense>
          <Dashboard />
        </Suspense>
      ),
      errorElement: <MountFailed />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: DASHBOARD,
          children: [
            ...SECTIONS.map(routeOf),
            { path: FIRST_SECTION, element: <Navigate to={DASHBOARD} replace /> },
            { path: '*', element: <NotFound /> },
          ],
        },
        {
          path: API_DOCS,
          errorElement: <SectionFailed />,
          Component: sectionView(() => import('./api-docs/api-docs.page.tsx')),
        },
      ],
    },
    { path: '*', element: <NotFound alone /> },
  ]);
}
