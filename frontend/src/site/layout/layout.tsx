import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { IdleAnalytics } from '../analytics/idle-analytics.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { IdleScripts } from '../custom-scripts/idle-scripts.tsx';
import { markVisit } from '../tour/tour-flags.ts';
import { CONTENT_ID } from '../../shared/ui/focus-content.ts';
import { lazyWithRetry, silently } from '../../shared/ui/lazy-with-retry.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { DeferredSection } from '../ui/deferred-section.tsx';
import { useIdle } from '../ui/hooks/use-idle.ts';
import { useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Navigation } from './navigation.tsx';
import { canonicalAddress, handleOf } from '../page/page.ts';
import { Hydrated } from '../page/hydrated.tsx';
import { scrollKeyOf } from '../page/scroll-positions.ts';
import { ToasterOnDemand } from './toaster-on-demand.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Tooltips = lazyWithRetry(() => import('./tooltips.tsx'), silently);

/** The tooltips, on devices with a mouse. */
function TooltipsOfMouse() {
  const idle = useIdle();
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  return <Suspense>{idle && hasMouse && <Tooltips />}</Suspense>;
}

/** The layout of every public page. */
export function Layout() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const handle = handleOf(matches);
  const { overHero = false, bottomBar } = handle?.layout ?? {};
  const address = canonicalAddress(pathname, search, handle?.query);
  const about = handle?.about?.(matches.at(-1)?.loaderData);
  useFocusOnNavigation(pathname);
  useEffect(markVisit, []); // for a document without the server's inline script
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink className="sr-only z-50 rounded-full bg-garden px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3" />
      <NavigationProgress />
      <ConsentBanner />
      <Navigation overHero={overHero} />
      {/* at least as high as the screen below the bar, because a footer in view would move while it is being loaded */}
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-[calc(100svh-4.5rem)] flex-1 print:min-h-0">
        {/* hydrated separately from the bars around it, and after them */}
        <Suspense>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <DeferredSection>
        <Footer ownBar={bottomBar === 'own'} offersTour={bottomBar === undefined && pathname !== '/contact'} />
      </DeferredSection>
      {bottomBar !== 'own' && <BottomBar withBook={bottomBar === undefined} about={about} />}
      <ChatButton bar={bottomBar === 'own' ? 'own' : 'site'} page={address} about={about} />
      <ToasterOnDemand />
      <TooltipsOfMouse />
      <IdleScripts />
      <IdleAnalytics address={address} />
      <ScrollRestoration getKey={scrollKeyOf} />
    </div>
  );
}
