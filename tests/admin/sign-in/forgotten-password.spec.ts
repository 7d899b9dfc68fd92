import { randomInt } from 'node:crypto';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe.ts';
import { expect, signedOutTest } from '../../support/browser/dashboard.ts';
import { expectFitting } from '../../support/browser/every-width.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { mailsTo, mailTo } from '../../support/mails/mailbox.ts';
import { rowsOf } from '../../support/processes/database.ts';
import { isLocal } from '../../support/processes/stack.ts';

const OVER = 'This link has been used or is too old. Please ask for a new one.';

signedOutTest.skip(!isLocal, 'adds an admin to the database');

/** An admin of this test alone, because a new password ends all sessions of its admin; and the owner's address. */
const test = signedOutTest.extend<{ username: string; ownerEmail: string }>({
  username: async ({}, use) => {
    const username = `forgetful-${randomInt(1_000_000, 9_999_999)}`;
    const ofOwner = 'SELECT $1, password_hash FROM identity.admins WHERE username = $2';
    await rowsOf(`INSERT INTO identity.admins (username, password_hash) ${ofOwner}`, [username, ADMIN_USERNAME]);
    await use(username);
    await rowsOf('DELETE FROM identity.admins WHERE username = $1', [username]);
  },
  ownerEmail: async ({ owner }, use) => {
    const settings = await owner.get<SettingView[]>('/api/admin/site-settings');
    await use(settings.find(({ key }) => key === 'booking_email')?.value ?? '');
  },
});

async function askForLink(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If the username is right, the link is on its way.');
}

/** The path that the mail's link opens. */
function linkIn(html = ''): string {
  const [, link = ''] = /href="([^"]*\/admin\/new-password#token=[^"]*)"/.exec(html) ?? [];
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

test(
  'Forgotten password: a mailed link sets a new password, once',
  { tag: '@phone' },
  async ({ page, dashboard, watch, username, ownerEmail }) => {
    watch.expectRefusals(400);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot the password?' })).toBeVisible();
    await askForLink(page, username);
    await expectAccessible(page);

    const link = linkIn((await mailTo(ownerEmail, new RegExp(`^Set a new password for ${username}$`))).html);
    await page.goto(link);
    await expect(page).toHaveURL('/admin/new-password');
    await page.getByLabel('New password', { exact: true }).fill('too short');
    await page.getByLabel('New password again').fill('another one');
    await dashboard.button('Set the password').click();
    await expect(page.getByText('The two passwords differ', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
    await page.getByLabel('New password', { exact: true }).fill('a password that stays');
    await page.getByLabel('New password again').fill('a password that stays');
    await dashboard.button('Set the password').click();

    await dashboard.expectToast('Password changed', 'Please sign in with your new password.');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('a password that stays');
    await dashboard.button('Sign In').click();
    await dashboard.expectSection('Overview');
    const changed = new RegExp(`^The password of ${username} was changed with a link from a mail$`);
    expect((await mailTo(ownerEmail, changed)).text).toContain('Device');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a password of a thief');
    await page.getByLabel('New password again').fill('a password of a thief');
    await dashboard.button('Set the password').click();
    await expect(page.getByRole('alert').filter({ hasText: OVER })).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/admin/forgot-password');
  },
);

test(
  'Forgotten password: an unknown username gets the same response as a known one, and no mail is sent',
  { tag: '@phone' },
  async ({ page, username, ownerEmail }) => {
    const unknown = `${username}-misspelt`;
    await page.goto('/admin/forgot-password');
    await askForLink(page, unknown);
    await page.getByLabel('Username').fill(username);
    await page.getByRole('button', { name: 'Send another link' }).click();

    await mailTo(ownerEmail, new RegExp(`^Set a new password for ${username}$`));

    const subjects = (await mailsTo(ownerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(unknown))).toEqual([]);
  },
);

test('Forgotten password: a link without its token shows an error', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/new-password');

  await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
