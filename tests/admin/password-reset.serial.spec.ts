import { expect, strangersTest as test } from '../support/browser/dashboard.ts';
import { call } from '../support/api/call.ts';
import { ADMIN_USERNAME } from '../support/env.ts';
import { mailTo } from '../support/mails/mailbox.ts';
import { adminPassword } from '../support/processes/stack.ts';
import type { SettingView } from '@farmhouse/contracts/content/setting';

test('a forgotten password: the mail’s link takes a new password once, and ends every session', async ({
  page,
  dashboard,
  owner,
  watch,
}) => {
  watch.expectRefusals(400);
  const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
  const ownersAddress = settings.find(({ key }) => key === 'booking_email')?.value ?? '';
  const ended = owner.token;
  const password = await adminPassword();

  await page.goto('/admin');
  await dashboard.button('Forgot the password?').click();
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await dashboard.button('Send the link').click();
  await expect(page.getByText('If this user name exists, a link is on its way')).toBeVisible();
  const { text } = await mailTo(ownersAddress, /^Choose a new password/);
  const link = /\/admin\/new-password#[\w-]{43}/.exec(text ?? '')?.[0] ?? '';

  await page.goto(link);
  await expect(page).toHaveURL('/admin/new-password');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill('something else');
  await dashboard.button('Store the password').click();
  await expect(page.getByText('The two passwords differ')).toBeVisible();
  await page.getByLabel('New password again').fill(password);
  await dashboard.button('Store the password').click();
  await expect(page.getByText('Your new password is stored')).toBeVisible();
  expect((await call('GET', '/api/admin/me', { token: ended })).status).toBe(401);
  await owner.signInAgain();

  await page.goto('/admin');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await dashboard.button('Store the password').click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid');
});
