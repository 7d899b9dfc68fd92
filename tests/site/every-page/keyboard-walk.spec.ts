import { expect, test } from '../../support/browser/site-test.ts';
import { problemsOfKeyboardWalk } from '../../support/browser/keyboard-walk.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';

const NARROW = { width: 360, height: 640 };

for (const path of PUBLIC_PAGES) {
  test(`the Tab key reaches everything on ${path}, each stop visible with a focus ring`, async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize(NARROW);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(await problemsOfKeyboardWalk(page)).toEqual([]);
  });
}
