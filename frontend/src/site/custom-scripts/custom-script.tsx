import { useEffect } from 'react';
import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { checkForChat, isChatScript } from './chat-checks.ts';
import { isDashboardBrowser } from './dashboard-browser.ts';
import { injectedNodes, removeInjected } from './injected-nodes.ts';
import { injectScript } from './inject-script.ts';

/** One of the owner's scripts, in the page while mounted. */
export default function CustomScript({ script }: { script: PublicCustomScript }) {
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
