import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { chooseCookies } from '../ui/consent/consent-store.ts';
import { useConsent } from '../ui/consent/use-consent.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { ACCEPT_ALL, ESSENTIAL_ONLY } from './choices.ts';

const CustomiseDialog = lazyWithRetry(() => import('./customise.dialog.tsx'));

const BUTTON =
  'min-h-11 rounded-full border border-garden px-3 text-sm leading-tight font-semibold text-garden hover:bg-garden-soft md:px-5';

/**
 * Asks for the visitor's choice until there is one, at the top of the page, where it covers nothing. It is in the
 * server's HTML, so that nothing shifts; without JavaScript, and for visitors who have chosen, the root element has no
 * `data-consent` and it is hidden. Rule: consent is a choice.
 */
export function ConsentBanner() {
  const asks = useConsent().choices === undefined;
  const [customising, setCustomising] = useState(false);
  useMark(asks);
  if (!asks) return null;
  return (
    <section aria-label="Cookie consent" data-nosnippet="" className="consent-banner border-b border-line bg-surface">
      <div className="mx-auto max-w-7xl gap-x-8 px-4 py-3 sm:px-6 md:flex md:items-center md:justify-between">
        <p className="text-sm">
          This site stores what it needs to work. Counting visits, preferences and marketing are your choice.{' '}
          <Link to="/cookie-policy" className="-my-3 inline-block py-3 font-medium">
            Cookie Policy
          </Link>
        </p>
        <div className="mt-2 grid grid-cols-[1fr_auto_auto] gap-2 md:mt-0 md:grid-cols-[1fr_1fr_auto] md:shrink-0">
          <button
            type="button"
            data-early="choose"
            data-choices={JSON.stringify(ACCEPT_ALL)}
            onClick={() => chooseCookies(ACCEPT_ALL)}
            className={BUTTON}
          >
            Accept All
          </button>
          <button
            type="button"
            data-early="choose"
            data-choices={JSON.stringify(ESSENTIAL_ONLY)}
            onClick={() => chooseCookies(ESSENTIAL_ONLY)}
            className={BUTTON}
          >
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
