import { removeLocalText, writeLocalText } from './local-storage.ts';

/** Key in local storage whose change asks every other tab of the site to reload. */
export const RELOAD_KEY = 'site-reload';

/** Asks every other tab of the site to reload; false where the browser denies the storage that carries it. */
export function askTabsToReload(): boolean {
  const isAsked = writeLocalText(RELOAD_KEY, String(Date.now()));
  removeLocalText(RELOAD_KEY);
  return isAsked;
}

/** Reloads this tab when another one asks for it. Server-rendered pages do so before their scripts start. */
export function onReloadRequest(): void {
  window.addEventListener('storage', ({ key }) => key === RELOAD_KEY && window.location.reload());
}
