import { expect, test } from '../../support/browser/dashboard.ts';
import { requestSoleStay, requestStay } from '../../support/guests.ts';

/** Serial: the shortcut undoes the newest change of the signed-in admin, in whichever browser it was made. */
test('Undo: Ctrl+Z restores a deleted booking', async ({ page, dashboard, owner }) => {
  const { code } = await requestStay();
  await dashboard.open('Bookings', `?q=${code}`);
  await dashboard.button(`Delete ${code}`).click();
  await dashboard.dialog('Delete booking').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.undo-bar li').filter({ hasText: code })).toBeVisible();

  await page.getByPlaceholder('Code, name, phone or UTR').first().focus();
  await page.keyboard.press('Control+z');
  expect(await owner.get(`/api/admin/bookings?q=${code}`)).toEqual([]);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');

  await expect(dashboard.bookingRow(code)).toBeVisible();
});

test(
  'Undo: Ctrl+Z takes back a status that was chosen in the list of bookings, with focus still on the dropdown',
  { tag: '@desktop' },
  async ({ page, dashboard, owner }) => {
    const { code } = await requestSoleStay();
    await dashboard.open('Bookings', `?q=${code}`);
    const status = await dashboard.statusSelect(code);
    await dashboard.choose(status, 'Confirmed');
    await expect(page.locator('.undo-bar li').filter({ hasText: code })).toBeVisible();

    await expect(status).toBeFocused();
    await page.keyboard.press('Control+z');

    await expect.poll(async () => (await owner.booking(code)).status).toBe('pending');
  },
);
