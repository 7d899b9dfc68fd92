const WORKER = '/admin/open-tabs.js';
/** A path without pages: the worker controls none, it lists open documents and shows notifications. */
const SCOPE = '/admin/open-tabs/';

/** The dashboard's service worker; undefined where the browser has none. */
export function registerTabsWorker(): Promise<ServiceWorkerRegistration> | undefined {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  return serviceWorker?.register(WORKER, { scope: SCOPE });
}
