import type { Locator, Page } from '@playwright/test';
import { test as base } from './test.ts';
import { PageWatch } from './watched-page.ts';

interface SiteFixtures {
  /** What went wrong on the page by itself; every test ends with its being empty. */
  watch: PageWatch;
}

/** Playwright's test with a page that is watched. */
export const test = base.extend<SiteFixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = await PageWatch.on(page);
      await use(watch);
      watch.assertClean();
    },
    { auto: true },
  ],
});

/** The one notification on show. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

export { expect } from '@playwright/test';
