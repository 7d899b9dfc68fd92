import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { handleOf, type PageHandle } from './page.ts';
import { useHead } from './use-head.ts';
import { useArrival } from './use-arrival.ts';

const Toaster = lazyWithRetry(() => import('../../shared/toast/toaster.tsx'));

/** The frame around every public page. */
export function Layout() {
  const { pathname } = useLocation();
  const handle = handleOf(useMatches());
  useArrival(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-garden px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {handle && <Head handle={handle} pathname={pathname} />}
      <Navigation overHero={handle?.overHero ?? false} />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer ownBar={handle?.ownBar ?? false} />
      {!handle?.ownBar && <BottomBar />}
      <IdleToaster />
      <ScrollRestoration />
    </div>
  );
}

function Head({ handle, pathname }: { handle: PageHandle; pathname: string }) {
  const settings = useSettings();
  const head = useMemo(() => handle.head(settings), [handle, settings]);
  useHead(head, settings, handle.status === 404 ? undefined : pathname);
  return null;
}

/** Notifications are not part of the first picture, so their code comes when the browser has time. */
function IdleToaster() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{ready && <Toaster />}</Suspense>;
}
