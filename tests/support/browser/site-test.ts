import type { Locator, Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { keepHttpCache } from './http-cache.ts';
import { endSlowness } from './slow-page.ts';
import { PageWatch } from './watched-page.ts';

interface SiteFixtures {
  /** Collects console errors and calls to other hosts; every test ends by expecting none. */
  watch: PageWatch;
}

/** Asks not to be tracked (GPC): the analytics service accepts the calls and does not count the visit. */
const NOT_COUNTED = { 'Sec-GPC': '1' };

/** Playwright's test with a PageWatch. Its visits are not counted, so that tests of analytics find only their own. */
export const test = base.extend<SiteFixtures>({
  extraHTTPHeaders: NOT_COUNTED,
  context: async ({ context }, use) => {
    keepHttpCache(context);
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      const watch = await PageWatch.on(page);
      await use(watch);
      watch.assertClean();
      // a call that a route is still answering when the test ends is not a failure
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await endSlowness(page);
    },
    { auto: true },
  ],
});

/** The visible notification. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

export { expect } from '@playwright/test';
