import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { chooseCookies } from '../../shared/consent/consent-store.ts';
import { useConsent } from '../../shared/consent/use-consent.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { ACCEPT_ALL, ESSENTIAL_ONLY } from './categories.ts';

const CustomiseDialog = lazyWithRetry(() => import('./customise.dialog.tsx'));

const BUTTON =
  'min-h-11 rounded-full border border-garden px-2 text-sm leading-tight font-semibold text-garden hover:bg-garden-soft md:px-5';

interface ConsentBannerProps {
  /** True on pages with a form or bar of their own, of which the banner must cover nothing: it is at their top. */
  atTop: boolean;
}

/**
 * Asks for the visitor's choice until there is one. It is in the server's HTML and takes up space of its own, so that
 * nothing shifts; without JavaScript, and for visitors who have chosen, `data-consent` is missing and it is hidden.
 * Source: public-site specification 4.
 */
export function ConsentBanner({ atTop }: ConsentBannerProps) {
  const asks = useConsent().choices === undefined;
  const banner = useRef<HTMLElement>(null);
  const [customising, setCustomising] = useState(false);
  useMark(asks);
  useSpaceBelow(banner, asks && !atTop);
  if (!asks) return null;
  return (
    <section
      ref={banner}
      aria-label="Cookie consent"
      data-nosnippet=""
      className={`consent-banner border-line bg-surface ${atTop ? 'border-b' : 'consent-banner-below'}`}
    >
      <div className="mx-auto max-w-7xl gap-x-8 px-4 py-3 sm:px-6 md:flex md:items-center md:justify-between">
        <p className="text-sm">
          This site stores what it needs to work. Counting visits, preferences and marketing are your choice.{' '}
          <Link to="/cookie-policy" className="font-medium">
            Cookie Policy
          </Link>
        </p>
        <div className="mt-2 grid grid-cols-[1fr_1fr_auto] gap-2 md:mt-0 md:shrink-0">
          <button type="button" onClick={() => chooseCookies(ACCEPT_ALL)} className={BUTTON}>
            Accept All
          </button>
          <button type="button" onClick={() => chooseCookies(ESSENTIAL_ONLY)} className={BUTTON}>
            Essential Only
          </button>
          <button
            type="button"
            onClick={() => setCustomising(true)}
            className="min-h-11 px-1.5 text-sm font-semibold text-garden underline underline-offset-4 md:px-3"
          >
            Customize
          </button>
        </div>
      </div>
      <Suspense>{customising && <CustomiseDialog onClose={() => setCustomising(false)} />}</Suspense>
    </section>
  );
}

/** Keeps the root element's `data-consent`, which the server's inline script has set, up to date. */
function useMark(asks: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (asks) dataset.consent = 'ask';
    else delete dataset.consent;
  }, [asks]);
}

/** Publishes the banner's height as `--consent-space`, so that what has focus is never scrolled under it. */
function useSpaceBelow(banner: React.RefObject<HTMLElement | null>, covers: boolean): void {
  useEffect(() => {
    const element = banner.current;
    const { style } = document.documentElement;
    if (!element || !covers) return;
    const observer = new ResizeObserver(() => style.setProperty('--consent-space', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-space');
    };
  }, [banner, covers]);
}
