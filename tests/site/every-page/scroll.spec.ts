import { expect, test } from '../../support/browser/site-test.ts';

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

/** Clicks a link of the header as soon as React has hydrated it, which is before the content of the page. */
const clickWhenHydrated = (selector: string): string => `
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const link = document.querySelector('${selector}');
    if (Object.keys(link ?? {}).some((key) => key.startsWith('__reactFiber'))) link.click();
    else port2.postMessage('');
  };
  document.addEventListener('DOMContentLoaded', () => port2.postMessage(''));
`;

test(
  'a link to a part of another page leads to that part, even if it is tapped before the content is hydrated',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript({ content: clickWhenHydrated('header a[href$="#part-cancelling"]') });

    await page.goto('/services');
    await page.evaluate(`document.dispatchEvent(new Event('scroll'))`);

    await expect(page).toHaveURL('/terms-conditions#part-cancelling');
    await expect(page.getByRole('table', { name: 'What you get back of the amount paid' })).toBeInViewport();
  },
);
