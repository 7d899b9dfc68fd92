import type { Locator, Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { PageWatch } from './watched-page.ts';

interface SiteFixtures {
  /** Collects console errors and calls to other hosts; every test ends by expecting none. */
  watch: PageWatch;
}

/** Playwright's test with a PageWatch. */
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

/** The visible notification. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

export { expect } from '@playwright/test';
