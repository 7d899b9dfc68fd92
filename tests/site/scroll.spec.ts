import { expect, test } from '../support/browser/site-test.ts';

const scrollY = 'Math.round(window.scrollY)';

test('a page that is freshly loaded in a used tab opens at its top', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await page.evaluate('window.scrollTo(0, 700)');

  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');

  expect(await page.evaluate(scrollY)).toBe(0);
});

test('a reload and the browser’s Back restore the scroll position of a page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await page.evaluate('window.scrollTo(0, 700)');

  await page.reload();
  await expect.poll(() => page.evaluate(scrollY)).toBe(700);
  await page.goto('/gallery');
  await page.evaluate('window.scrollTo(0, 300)');
  await page.goBack();
  // on a busy machine this resolves before the page is left
  await page.waitForURL('/services');

  await expect.poll(() => page.evaluate(scrollY)).toBe(700);
});
