import type { Page, Route } from '@playwright/test';

interface FailingReads {
  status?: number;
  /** The answer once 'Try again' was pressed; by default the product's own. */
  then?: (route: Route) => Promise<void>;
}

const WATCH_TRY_AGAIN = `addEventListener(
  'click',
  ({ target }) => {
    if (target.closest?.('button')?.textContent.includes('Try again')) window.wasTriedAgain = true;
  },
  true,
)`;

/**
 * Makes reads fail until 'Try again' is pressed in the page. Not by a route that is removed before it is pressed: a
 * page reads again by itself, by polling or after a change in another test, which would take the button away.
 */
export async function failUntilTriedAgain(
  page: Page,
  path: string,
  { status = 503, then = (route) => route.fallback() }: FailingReads = {},
): Promise<void> {
  await page.addInitScript(WATCH_TRY_AGAIN);
  await page.route(path, async (route) => {
    const wasTried = await page.evaluate('window.wasTriedAgain === true').catch(() => false);
    await (wasTried ? then(route) : route.fulfill({ status, body: '' }));
  });
}
