import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { useConsent } from '../ui/consent/use-consent.ts';
import { checkForChat } from './chat-checks.ts';
import { useCustomScripts } from './custom-scripts.api.ts';
import { isDashboardBrowser } from './dashboard-browser.ts';
import { hasInjected, injectedNodes, injectScript, removeInjected } from './inject-script.ts';
import { saveToastForReload, showSavedToast } from './toast-after-reload.ts';
import { allowedScripts, isChatScript, isSwitchedOff, isWithoutScripts } from './script-rules.ts';

/** The owner's scripts in the page, as far as the visitor's consent goes. Rule: scripts run under consent. */
export default function CustomScripts() {
  const { pathname, search } = useLocation();
  const isPrivate = isWithoutScripts(pathname);
  const scripts = useCustomScripts(isPrivate || isSwitchedOff(search) || isDashboardBrowser());
  const consent = useConsent();

  // a layout effect, which comes before the effects that inject
  useLayoutEffect(() => {
    removeInjected();
    return () => removeInjected();
  }, []);
  useEffect(showSavedToast, []);
  useEffect(() => {
    if (isPrivate && hasInjected()) reload();
  }, [isPrivate]);
  return allowedScripts(scripts, consent).map((script) => <CustomScript key={script.id} script={script} />);
}

/** Removing a script's nodes does not end what it runs; a new document does. */
function reload(): void {
  saveToastForReload();
  window.location.reload();
}

function CustomScript({ script }: { script: PublicCustomScript }) {
  useEffect(() => {
    const { id } = script;
    const ended = new AbortController();
    const inject = () => {
      if (isDashboardBrowser()) return;
      removeInjected(id);
      void injectScript(script, ended.signal);
    };
    inject();
    const endChecks = isChatScript(script)
      ? checkForChat({
          isThere: () => injectedNodes(id).some((node) => !node.matches('[data-failed]')),
          inject,
          giveUp: () => console.error(`Custom script "${script.name}" is not in the page`),
        })
      : undefined;
    return () => {
      endChecks?.();
      ended.abort();
      removeInjected(id);
    };
  }, [script]);
  return null;
}
