import type { Page } from '@playwright/test';

/**
 * Holds back all scripts of the site, so that pages stay as the server has rendered them; returns a function that
 * releases them.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
