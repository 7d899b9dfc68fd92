import { expect, test } from '../../support/browser/site-test.ts';

test('the home page lists the bedrooms one by one', async ({ page }) => {
  await page.goto('/');

  const rooms = page
    .locator('#house')
    .getByRole('listitem')
    .filter({ hasText: /^Bedroom \d · / });
  await expect(rooms).toHaveCount(4);
  await expect(rooms.first()).toHaveText(/^Bedroom 1 · king and queen · AC/);
});
