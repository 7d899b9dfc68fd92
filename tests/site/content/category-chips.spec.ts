import { expect, test } from '../../support/browser/site-test.ts';

for (const path of ['/gallery', '/gallery?category=nature', '/services', '/services?service=bonfire-evening']) {
  test(`the chips of ${path} stay in one row and shift nothing during hydration`, async ({ page }) => {
    await page.addInitScript(`window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(path, { waitUntil: 'networkidle' });
    const chips = page.getByRole('navigation', { name: /^(Categories|Kinds of services)$/ }).getByRole('link');

    const tops = await Promise.all((await chips.all()).map(async (chip) => (await chip.boundingBox())?.y));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    const current = chips.and(page.locator('[aria-current]'));
    if ((await current.count()) > 0) await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate<number>('window.shifts.reduce((sum, value) => sum + value, 0)')).toBeLessThan(0.02);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
}
