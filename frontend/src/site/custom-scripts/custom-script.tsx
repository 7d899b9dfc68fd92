import { useEffect } from 'react';
import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import { checkForChat, isChatScript } from './chat-checks.ts';
import { isDashboardBrowser } from './dashboard-browser.ts';
import { injectedNodes, removeInjected } from './injected-nodes.ts';
import { injectInTurn } from './injection-order.ts';
import { injectScript } from './inject-script.ts';

/** One of the owner's scripts, in the page while mounted; it is injected after those that were mounted before it. */
export default function CustomScript({ script }: { script: PublicCustomScript }) {
  useEffect(() => {
    const { id } = script;
    const ended = new AbortController();
    let endChecks: (() => void) | undefined;
    const inject = async () => {
      if (isDashboardBrowser()) return;
      removeInjected(id);
      await injectScript(script, ended.signal);
    };
    const watchChat = () =>
      checkForChat({
        isThere: () => injectedNodes(id).some((node) => !node.matches('[data-failed]')),
        inject: () => void inject(),
        giveUp: () => console.error(`Custom script "${script.name}" is not in the page`),
      });
    injectInTurn(ended.signal, () => {
      const injected = inject();
      if (isChatScript(script)) endChecks = watchChat();
      return injected;
    });
    return () => {
      endChecks?.();
      ended.abort();
      removeInjected(id);
    };
  }, [script]);
  return null;
}
