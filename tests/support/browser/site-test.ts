import type { Locator, Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { PageWatch } from './watched-page.ts';

interface SiteFixtures {
  /** Collects console errors and calls to other hosts; every test ends by expecting none. */
  watch: PageWatch;
}

/** Asks not to be tracked (GPC): the service of analytics answers and does not count the visit. */
const NOT_COUNTED = { 'Sec-GPC': '1' };

/** Playwright's test with a PageWatch. Its visits are not counted, so that tests of analytics find none but their own. */
export const test = base.extend<SiteFixtures>({
  extraHTTPHeaders: NOT_COUNTED,
  watch: [
    async ({ page }, use) => {
      const watch = await PageWatch.on(page);
      await use(watch);
      watch.assertClean();
      // a call that a route still answers when the test ends is no failure
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** The visible notification. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

export { expect } from '@playwright/test';
