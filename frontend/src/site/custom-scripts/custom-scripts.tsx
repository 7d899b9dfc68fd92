import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry, silently } from '../../shared/ui/lazy-with-retry.ts';
import { useConsent } from '../ui/consent/use-consent.ts';
import { useCustomScripts } from './custom-scripts.api.ts';
import { isDashboardBrowser } from './dashboard-browser.ts';
import { documentPath } from './document-path.ts';
import { hasInjected, removeInjected } from './injected-nodes.ts';
import { saveToastForReload, showSavedToast } from './toast-after-reload.ts';
import { allowedScripts, isSwitchedOff, isWithoutScripts } from './script-rules.ts';

/** Most houses have no scripts, so the code that injects them is loaded with the first one. */
const CustomScript = lazyWithRetry(() => import('./custom-script.tsx'), silently);

/** The owner's scripts that the visitor's consent allows. Rule: scripts run under consent. */
export default function CustomScripts() {
  const { pathname, search } = useLocation();
  const isPrivate = isWithoutScripts(pathname);
  const scripts = useCustomScripts(isPrivate || isSwitchedOff(search) || isDashboardBrowser());
  const allowed = allowedScripts(scripts, useConsent());
  /** The policy of a private page's document would block most of a script. */
  const isBlocked = allowed.length > 0 && isWithoutScripts(documentPath());

  // a layout effect, which runs before the effects that inject
  useLayoutEffect(() => {
    removeInjected();
    return () => removeInjected();
  }, []);
  useEffect(showSavedToast, []);
  useEffect(() => {
    if (isBlocked || (isPrivate && hasInjected())) reload();
  }, [isBlocked, isPrivate]);
  return <Suspense>{!isBlocked && allowed.map((script) => <CustomScript key={script.id} script={script} />)}</Suspense>;
}

/** A new document stops the scripts, which removing their nodes does not, and comes with the page's own policy. */
function reload(): void {
  saveToastForReload();
  window.location.reload();
}
