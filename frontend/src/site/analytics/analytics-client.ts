import { newIdempotencyKey } from '../../shared/api/idempotency-key.ts';
import { analyticsConsent, currentConsent, readConsentAgain, subscribeToConsent } from '../ui/consent/consent-store.ts';
import { storedVisit } from '../ui/consent/stored-visit.ts';
import { reportedUrl, reportedReferrer } from './reported-urls.ts';
import { fingerprint } from './fingerprint.ts';
import type { ReportedPage } from './page-view.ts';
import { isTrackingAllowed } from './permission.ts';
import { platformOf } from './platform.ts';
import { scrollDepth } from './scroll-depth.ts';
import { onTracked } from '../ui/track.ts';
import { transport } from './transport.ts';
import { Visit } from './visit.ts';

export interface ShownPage {
  /** Path with the parameters that the page declares. */
  address: string;
  /** The setting `analytics_consent`. */
  mode: string;
  /** False while the document's title may still be replaced by that of the page's search record. */
  isTitled?: boolean;
}

let shown: ShownPage | undefined;

const visit = new Visit({
  transport,
  stored: storedVisit,
  newId: newIdempotencyKey,
  now: Date.now,
  arrival: () => ({
    fingerprint: analyticsConsent(currentConsent()) === 'given' ? fingerprint() : null,
    userAgent: navigator.userAgent,
    ...platformOf(navigator.userAgent, navigator.maxTouchPoints),
    referrer: reportedReferrer(document.referrer),
    landingPage: reportedUrl(shown?.address ?? '/', window.location.search),
  }),
});

/** Counts the page that is shown now, if the visitor allows it; call it again when its title is known. */
export function showPage(page: ShownPage): void {
  const isFirst = !shown;
  shown = page;
  applyConsent();
  // last, because the steps that were tracked before belong to the visit that has just begun
  if (isFirst) listen();
}

/** Starts or stops counting, depending on the visitor's current choice. */
function applyConsent(): void {
  if (!shown) return;
  if (!isCounted(shown)) return visit.stop();
  visit.show(reported(shown), shown.isTitled);
  updateScrollDepth();
}

const updateScrollDepth = (): void => visit.scrolledTo(scrollDepth());

function reportExit(): void {
  updateScrollDepth();
  visit.reportExit();
}

function isCounted({ mode }: ShownPage): boolean {
  const { doNotTrack, userAgent } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return isTrackingAllowed({
    answer: analyticsConsent(currentConsent()),
    mode,
    isOptedOut: doNotTrack === '1' || globalPrivacyControl === true,
    userAgent,
  });
}

function reported({ address }: ShownPage): ReportedPage {
  const { origin, search } = window.location;
  const [page = '/'] = address.split('?');
  return { page, url: origin + reportedUrl(address, search), title: document.title };
}

function listen(): void {
  subscribeToConsent(applyConsent);
  onTracked((action) => visit.track(action));
  window.addEventListener('scroll', updateScrollDepth, { passive: true });
  window.addEventListener('pagehide', reportExit);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    readConsentAgain();
    visit.restore();
  });
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? reportExit() : visit.resume(),
  );
}
