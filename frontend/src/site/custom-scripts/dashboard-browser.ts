import { adminToken } from '../../shared/api/admin-token.ts';
import { documentPath } from './document-path.ts';

/**
 * A document under the dashboard's path, such as its not-found page, counts as the dashboard's until it is unloaded.
 */
const isDashboardDocument = (): boolean => /^\/admin(\/|$)/.test(documentPath());

/** True where no custom script may run: in a browser with a dashboard session, and in a document of the dashboard. */
export const isDashboardBrowser = (): boolean => adminToken() !== null || isDashboardDocument();
