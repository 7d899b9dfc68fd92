import type { Page } from '@playwright/test';

/** Holds back the page's calls to `url` as a slow line does; returns a function that releases these and later ones. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Holds back all scripts of the site, so that pages stay as the server has rendered them; returns their release. */
export const delayScripts = (page: Page): Promise<() => void> => delayRequests(page, '**/*.js');
