import { expect, test } from '../support/browser/site-test.ts';

test(
  'a lookup that takes longer than four seconds shows a note with the phone number',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(404);
    let response: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (response = resolve));
    await page.route('**/api/bookings/lookup', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/contact');
    const lookup = page.getByRole('form', { name: 'Find your booking' });
    await lookup.getByLabel('Confirmation Code').fill('FH-ABCD2345');
    await lookup.getByLabel('Last 4 Digits of Your Phone').fill('३२१०');
    await lookup.getByRole('button', { name: 'Open booking' }).click();

    const status = lookup.getByRole('status');
    await expect(status).toContainText('This is taking longer than usual. Call', { timeout: 6000 });
    await expect(status.getByRole('link')).toHaveAttribute('href', /^tel:/);
    response();

    await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
    await expect(lookup.getByRole('alert')).not.toBeEmpty();
  },
);
