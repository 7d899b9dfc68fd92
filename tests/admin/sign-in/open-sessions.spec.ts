import { expectAccessible } from '../../support/browser/axe.ts';
import { expect, test } from '../../support/browser/dashboard.ts';
import { expectFitting } from '../../support/browser/every-width.ts';
import { signIn } from '../../support/api/owner.ts';
import { adminPassword } from '../../support/processes/stack.ts';

test('Open sessions: another session is listed and ends with the password', async ({ page, dashboard, owner }) => {
  const { token } = await signIn();
  const statusOfOther = async () => (await owner.call('GET', '/api/admin/me', { token })).status;
  const list = await owner.call<{ id: string; isThis: boolean }[]>('GET', '/api/admin/sessions', { token });
  const id = list.json.find(({ isThis }) => isThis)?.id ?? '';
  await dashboard.open('Overview');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitem', { name: 'Open sessions' }).click();
  const dialog = dashboard.dialog('Open sessions');
  await expect(dialog.getByText('(this session)')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'End the session' })).toBeDisabled();

  await dialog.locator(`input[type="checkbox"][value="${id}"]`).check();
  await expectAccessible(page);
  await expectFitting(page);
  await dialog.getByLabel('Your password').fill(await adminPassword());
  await dialog.getByRole('button', { name: 'End the session' }).click();

  await dashboard.expectToast('The session has ended');
  await expect.poll(statusOfOther).toBe(401);
  await expect(dialog.locator(`input[type="checkbox"][value="${id}"]`)).toHaveCount(0);
  await expect(dialog.getByText('(this session)')).toBeVisible();
});
