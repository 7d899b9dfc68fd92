import { askTabsToReload } from '../../../shared/storage/reload-request.ts';
import { openDocuments, type OpenDocuments } from './open-documents.ts';

/** Maximum wait for the tabs to reload. */
const RELOAD_TIMEOUT_MS = 5_000;
/** Fixed wait where the browser cannot list its documents. */
const WITHOUT_LIST_MS = 1_000;
const POLL_MS = 100;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks every other tab of the site to reload, and resolves with true once every document that was open is gone. Call it
 * when the browser carries the dashboard's cookie, with which reloaded pages run no custom script. False if one stays,
 * since a script that ignores the request may run in it. Where the browser cannot list its documents (over plain http,
 * or with a certificate that it does not trust), tabs only get time to reload.
 */
export async function reloadSiteTabs(list: OpenDocuments = openDocuments): Promise<boolean> {
  try {
    const open = await list();
    if (!open) return await reloadUnlisted();
    if (open.length === 0) return true;
    const before = new Set(open);
    askTabsToReload();
    const end = Date.now() + RELOAD_TIMEOUT_MS;
    while (Date.now() < end) {
      await wait(POLL_MS);
      const now = await list();
      if (now && !now.some((id) => before.has(id))) return true;
    }
  } catch (error) {
    console.error('The open tabs of the site cannot be listed:', error);
  }
  return false;
}

async function reloadUnlisted(): Promise<boolean> {
  if (!askTabsToReload()) return false;
  await wait(WITHOUT_LIST_MS);
  return true;
}
