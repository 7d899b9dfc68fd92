import type { BrowserContext } from '@playwright/test';

/** What this needs of Playwright's internals: the context of the browser that a context of the test stands for. */
interface ClientContext {
  _connection: { toImpl?: (client: unknown) => { clearCache: () => Promise<void> } | undefined };
}

/**
 * Keeps the HTTP cache of a context that several tests reuse, with the browser's compiled scripts: without them a page
 * takes more than twice the processor time. Playwright empties it before each test, and has no option for that.
 */
export function keepHttpCache(context: BrowserContext): void {
  const { _connection: connection } = context as unknown as ClientContext;
  const inBrowser = connection.toImpl?.(context);
  if (inBrowser) inBrowser.clearCache = () => Promise.resolve();
}
