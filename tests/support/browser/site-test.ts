import type { Locator, Page } from '@playwright/test';
import { test as base } from '../test.ts';
import { PageWatch } from './watched-page.ts';

interface SiteFixtures {
  /** Collects console errors and calls to other hosts; every test ends by expecting none. */
  watch: PageWatch;
}

/** Asks not to be tracked (GPC): the analytics service accepts the calls and does not count the visit. */
const NOT_COUNTED = { 'Sec-GPC': '1' };

/**
 * Playwright's test with a PageWatch. Its visits are not counted, so that tests of analytics find only their own. The
 * page of a test that passed is closed: Playwright empties the HTTP cache of a context through its open pages, and a
 * full cache, with the browser's compiled scripts, saves a third of a page's processor time. A failed test leaves its
 * page open for the screenshot.
 */
export const test = base.extend<SiteFixtures>({
  extraHTTPHeaders: NOT_COUNTED,
  watch: [
    async ({ page }, use, testInfo) => {
      const watch = await PageWatch.on(page);
      await use(watch);
      watch.assertClean();
      // a call that a route is still answering when the test ends is not a failure
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (testInfo.status === testInfo.expectedStatus) await page.close();
    },
    { auto: true },
  ],
});

/** The visible notification. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

export { expect } from '@playwright/test';
