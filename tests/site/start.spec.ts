import { expect, test } from '../support/site-test.ts';

test(
  'before hydration a link works at once, and a tap on the menu button opens the menu afterwards',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has no menu button');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/gallery');
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Book' }).click();
    await expect(page).toHaveURL('/booking');
    await page.goto('/services');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Open menu' }).click();

    release();

    await expect(banner.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(banner.getByRole('link', { name: 'Gallery' })).toBeVisible();
  },
);
