import { Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { ChatButton } from '../chat/chat-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import { canonicalAddress, handleOf } from './page.ts';
import { scrollKeyOf } from './scroll-positions.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Toaster = lazyWithRetry(() => import('../../shared/toast/toaster.tsx'));

/** The layout of every public page. */
export function Layout() {
  const { pathname, search } = useLocation();
  const handle = handleOf(useMatches());
  const { overHero = false, bottomBar } = handle?.layout ?? {};
  useFocusOnNavigation(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-garden px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Navigation overHero={overHero} />
      <main id="content" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer ownBar={bottomBar === 'own'} />
      {!bottomBar && <BottomBar />}
      <ChatButton bar={bottomBar ?? 'site'} page={canonicalAddress(pathname, search, handle?.query)} />
      <IdleToaster />
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  );
}

/** Notifications are not part of the first render, so their code is fetched when the browser is idle. */
function IdleToaster() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{ready && <Toaster />}</Suspense>;
}
