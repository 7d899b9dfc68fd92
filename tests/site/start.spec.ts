import { holdScripts } from '../support/browser/held-scripts.ts';
import { expect, test } from '../support/browser/site-test.ts';

test(
  'before hydration a link works at once, and a tap on the menu button opens the menu afterwards',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const release = await holdScripts(page);
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

test(
  'the booking lookup at /contact knows what was typed into it before hydration',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    const lookup = page.getByRole('form', { name: 'Find your booking' });
    await lookup.getByLabel('Confirmation Code').fill('FH-ABCD2345');
    await lookup.getByLabel('Last 4 Digits of Your Phone').fill('3210');
    await expect(lookup.getByRole('button', { name: 'Open booking' })).toBeDisabled();

    release();

    await expect(lookup.getByRole('button', { name: 'Open booking' })).toBeEnabled();
    await expect(lookup.getByLabel('Confirmation Code')).toHaveValue('FH-ABCD2345');
  },
);
