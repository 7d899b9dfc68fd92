import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { removeLocalText, writeLocalText } from '../../shared/storage/local-storage.ts';
import { revokeToken } from './end-session.ts';
import { storeSession } from './session.ts';
import { reloadSiteTabs } from './site-tabs/site-tabs.ts';

export const NOT_STORABLE =
  'This browser does not let the dashboard store your sign-in. Allow cookies and site data for this address.';
/** A tab of the site that stays open may run a script that would read the session. */
const OTHER_TABS_OPEN = 'Close the other tabs of the site, then sign in again.';

const PROBE_KEY = 'adminProbe';

/** False where the browser denies storage or has no room: then nobody can sign in. */
export function canStore(): boolean {
  // longer than a token and its user
  const isStored = writeLocalText(PROBE_KEY, '0'.repeat(1024));
  removeLocalText(PROBE_KEY);
  return isStored;
}

/**
 * Stores a session once every other tab of the site has reloaded. If that is not possible, it ends the session on the
 * server and resolves to the reason.
 */
export async function startSession(
  { admin, token }: SignedIn,
  reloadTabs: () => Promise<boolean> = reloadSiteTabs,
): Promise<string | undefined> {
  const areTabsReloaded = await reloadTabs();
  if (areTabsReloaded && storeSession(admin, token)) return undefined;
  revokeToken(token);
  return areTabsReloaded ? NOT_STORABLE : OTHER_TABS_OPEN;
}
