import { hash, randomBytes } from 'node:crypto';
import { expectAccessible } from '../../support/browser/axe.ts';
import { expect, signedOutTest } from '../../support/browser/dashboard.ts';
import { expectFitting } from '../../support/browser/every-width.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { rowsOf } from '../../support/processes/database.ts';
import { isLocal } from '../../support/processes/stack.ts';

// a product on another machine has a database that the tests do not reach
signedOutTest.skip(!isLocal, 'adds a link to the database');

/** The token of a link that unlocks the sign-in for a browser, valid for ten minutes. */
const test = signedOutTest.extend<{ token: string }>({
  token: async ({}, use) => {
    const token = randomBytes(18).toString('base64url');
    const hashed = hash('sha256', token, 'hex');
    const ofOwner = `SELECT $1, id, now() + interval '10 minutes' FROM identity.admins WHERE username = $2`;
    const columns = '(token_hash, admin_id, expires_at)';
    await rowsOf(`INSERT INTO identity.browser_links ${columns} ${ofOwner}`, [hashed, ADMIN_USERNAME]);
    await use(token);
    await rowsOf('DELETE FROM identity.browser_links WHERE token_hash = $1', [hashed]);
  },
});

test(
  'Locked sign-in: a mailed link makes the browser trusted, once, and leads to the sign-in',
  { tag: '@phone' },
  async ({ page, dashboard, watch, token }) => {
    watch.expectRefusals(400);
    await page.goto(`/admin/known-browser#token=${token}`);
    await expect(page).toHaveURL('/admin/known-browser');
    await expectAccessible(page);
    await expectFitting(page);
    await dashboard.button('Trust this browser').click();

    await dashboard.expectToast('This browser is trusted', 'Please sign in with your password.');
    await expect(page).toHaveURL('/admin');
    const cookies = (await page.context().cookies()).filter(({ name }) => name === 'known_device');
    expect(cookies).toMatchObject([{ path: '/api/admin/login', httpOnly: true, sameSite: 'Strict' }]);

    await page.goto('about:blank');
    await page.goto(`/admin/known-browser#token=${token}`);
    await dashboard.button('Trust this browser').click();
    await expect(page.getByRole('alert')).toHaveText('This link has been used or is too old.');
    await page.getByRole('link', { name: 'Back to the sign-in' }).click();
    await expect(page).toHaveURL('/admin');
  },
);

test('Locked sign-in: a link without its token shows an error', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/known-browser');

  await expect(page.getByRole('alert')).toHaveText('This link is not complete. Please open it from the email again.');
});
