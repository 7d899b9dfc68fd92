import { adminToken } from '../../shared/api/admin-token.ts';

/**
 * A document under the dashboard's path, such as its not-found page, counts as the dashboard's until it is unloaded.
 */
function isDashboardDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return /^\/admin(\/|$)/.test(new URL(navigation?.name ?? window.location.href, window.location.href).pathname);
}

/** True where no custom script may run: in a browser with a dashboard session, and in a document of the dashboard. */
export const isDashboardBrowser = (): boolean => adminToken() !== null || isDashboardDocument();
