/** Key in local storage whose change asks every other tab of the site to reload. */
export const RELOAD_KEY = 'site-reload';

/** Asks every other tab of the site to reload. */
export function askTabsToReload(): void {
  localStorage.setItem(RELOAD_KEY, String(Date.now()));
  localStorage.removeItem(RELOAD_KEY);
}

/** Reloads this tab when another one asks for it. Server-rendered pages do so before their scripts start. */
export function onReloadRequest(): void {
  window.addEventListener('storage', ({ key }) => key === RELOAD_KEY && window.location.reload());
}
