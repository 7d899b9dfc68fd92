import { expect, test } from '../../support/browser/site-test.ts';

test(
  'an icon-only control shows its name after 700 ms of hovering, and not when it is pressed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    const loaded = page.waitForResponse(/\/tooltips-[^/]+\.js/);
    await page.goto('/services');
    await page.mouse.move(5, 300);
    await loaded;
    const phone = page.getByRole('banner').getByRole('link', { name: /^Call / });
    const tip = page.locator('[role="tooltip"]');

    let start = 0;
    // repeated, in case the code of the tooltips does not run yet
    await expect(async () => {
      await page.mouse.move(5, 300);
      start = Date.now();
      await phone.hover();
      await expect(tip).toHaveText(/^Call \+91/, { timeout: 2000 });
    }).toPass();
    expect(Date.now() - start).toBeGreaterThan(650);

    await page.mouse.down();
    await expect(tip).toHaveCount(0);
  },
);
