import type { Page } from '@playwright/test';
import { expect, signedOutTest as test } from '../../support/browser/dashboard.ts';
import { delayRequests } from '../../support/browser/delayed-requests.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { call } from '../../support/api/call.ts';
import { signIn } from '../../support/api/owner.ts';
import { adminPassword } from '../../support/processes/stack.ts';

const LOGIN = '**/api/admin/login';

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The stored session in the browser. */
const stored = (page: Page): Promise<[string | null, string | null]> =>
  page.evaluate("['adminToken', 'adminUser'].map((key) => localStorage.getItem(key))");

async function keep(page: Page, token: string, user: string): Promise<void> {
  await page.goto('/admin');
  for (const [key, value] of Object.entries({ adminToken: token, adminUser: user })) {
    await page.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(value)})`);
  }
}

test(
  'Sign-in: valid credentials show a welcome message and open the dashboard',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/admin');
    const release = await delayRequests(page, LOGIN);

    const sent = page.waitForRequest(LOGIN);
    await enter(page, ADMIN_USERNAME, await adminPassword());

    expect((await sent).postDataJSON()).toEqual({ username: ADMIN_USERNAME, password: await adminPassword() });
    await expect(dashboard.button('Signing In...')).toBeDisabled();
    await expect(dashboard.button('Signing In...')).toBeFocused();
    release();
    await dashboard.expectToast('Login Successful', 'Welcome to the admin panel!');
    await dashboard.expectSection('Overview');
    const [token, user] = await stored(page);
    expect(token).toMatch(/\S{20,}/);
    expect(JSON.parse(user ?? '')).toMatchObject({ username: ADMIN_USERNAME, role: 'admin' });
    await page.goto('/admin');
    await dashboard.expectSection('Overview');
  },
);

test.describe('a browser that registers no service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'Sign-in: valid credentials open the dashboard, too, where the browser registers no service worker',
    { tag: '@desktop' },
    async ({ page, dashboard }) => {
      await page.goto('/admin');
      const answered = page.waitForResponse(LOGIN);
      await enter(page, ADMIN_USERNAME, await adminPassword());
      await answered;

      const start = Date.now();
      await expect.poll(async () => (await stored(page))[0], { intervals: [50] }).not.toBeNull();

      expect(Date.now() - start).toBeLessThan(2_500); // a second for other tabs, and what a busy machine adds
      await dashboard.expectSection('Overview');
    },
  );
});

test(
  'Sign-in: the form does not wait for the code of the section that is opened next',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const release = await delayRequests(page, /\/assets\/(dashboard|controls|coupons\.page)-[^/]+\.js$/);

    await page.goto('/admin/dashboard/coupons', { waitUntil: 'commit' });
    await expect(page.getByLabel('Username')).toBeVisible();

    release();
    await enter(page, ADMIN_USERNAME, await adminPassword());
    await dashboard.expectSection('Coupons');
  },
);

test(
  'Sign-in: a failed sign-in shows the reason and stores no session',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(401, 500);
    await page.goto('/admin');

    await dashboard.button('Sign In').click();
    await expect(page.getByText('Username is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await enter(page, 'nobody', 'wrong password');
    await dashboard.expectToast('Login Failed', 'Invalid credentials. Please check username and password.');
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials.' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('nobody');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');

    const incomplete = [{ token: 'a-token' }, { admin: { username: 'admin', role: 'admin' } }];
    for (const body of [
      ...incomplete.map((response) => JSON.stringify(response)),
      '<!doctype html><title>Hello</title>',
    ]) {
      await page.route(LOGIN, (route) => route.fulfill({ body }));
      const answered = page.waitForResponse(LOGIN);
      await dashboard.button('Sign In').click();
      await answered;
      await dashboard.expectToast('Login Failed', 'Invalid response from server');
      await page.unroute(LOGIN);
    }
    await page.route(LOGIN, (route) => route.fulfill({ status: 401, json: { message: 'Wait a minute, please' } }));
    await dashboard.button('Sign In').click();
    await dashboard.expectToast('Login Failed', 'Wait a minute, please');
    await page.unroute(LOGIN);
    await page.route(LOGIN, (route) => route.fulfill({ status: 500, body: '' }));
    await dashboard.button('Sign In').click();
    await dashboard.expectToast('Login Failed', 'Cannot reach the server. Please try again.');
    expect(await stored(page)).toEqual([null, null]);
    await page.goto('/admin/dashboard/bookings');
    await expect(page).toHaveURL('/admin');
  },
);

test(
  'Sign-in: a failed sign-in in another tab does not end the session',
  { tag: '@desktop' },
  async ({ page, context, dashboard, watch }) => {
    watch.expectRefusals(401);
    const other = await context.newPage();
    await other.goto('/admin');
    await page.goto('/admin');
    await enter(page, ADMIN_USERNAME, await adminPassword());
    await dashboard.expectSection('Overview');

    await enter(other, ADMIN_USERNAME, 'not the password');

    await expect(other.getByRole('alert')).toBeVisible();
    expect((await stored(page))[0]).toMatch(/\S{20,}/);
    await expect(page).toHaveURL('/admin/dashboard');
  },
);

test(
  'Sign-in: documents of the site that run no scripts may stay open',
  { tag: '@desktop' },
  async ({ page, context, dashboard }) => {
    for (const path of ['/sitemap.xml', '/robots.txt']) await (await context.newPage()).goto(path);
    await page.goto('/admin');

    await enter(page, ADMIN_USERNAME, await adminPassword());

    await dashboard.expectSection('Overview');
  },
);

test('Sign-in: an unreadable stored user counts as signed out', { tag: '@desktop' }, async ({ page, watch }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  watch.expectLogged(/Error parsing admin user data:/);
  await keep(page, 'a-token', '{"username":');

  await page.goto('/admin/dashboard');

  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(logged.join('\n')).toContain('Error parsing admin user data:');
});

test(
  'Sign-in: a token that the server rejects ends the session in any section',
  { tag: '@phone' },
  async ({ page, watch }) => {
    watch.expectRefusals(401);
    await keep(page, 'not-a-token', JSON.stringify({ username: 'admin', role: 'admin' }));

    await page.goto('/admin/dashboard/coupons');

    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('alert').filter({ hasText: 'Authentication required' })).toBeVisible();
    expect(await stored(page)).toEqual([null, null]);
  },
);

test(
  'Sign-in: what was typed when the session ended is there again after signing in, and can be discarded',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(401);
    const { admin, token } = await signIn();
    await keep(page, token, JSON.stringify(admin));
    await page.goto('/admin/dashboard/services');
    await dashboard.button('Add Service').first().click();
    const form = page.getByRole('dialog', { name: 'Add Service' });
    const name = form.getByLabel('Name', { exact: true });
    await name.fill('Moonlight picnic');

    await call('POST', '/api/admin/logout', { token });
    await expect(page).toHaveURL('/admin');
    await enter(page, ADMIN_USERNAME, await adminPassword());
    await dashboard.button('Add Service').first().click();

    await expect(name).toHaveValue('Moonlight picnic');
    await form.getByRole('button', { name: 'Discard draft' }).click();
    await expect(name).toHaveValue('');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
  },
);

test(
  'Sign-in: signing in returns once to the section that was requested',
  { tag: '@desktop' },
  async ({ page, dashboard, watch }) => {
    watch.expectRefusals(401);
    await page.goto('/admin/dashboard/payments?paymentStatus=failed');
    await expect(page).toHaveURL('/admin');
    await enter(page, ADMIN_USERNAME, await adminPassword());
    await expect(page).toHaveURL('/admin/dashboard/payments?paymentStatus=failed');

    await page.getByRole('tab', { name: /^Verified/ }).click();
    await expect(page).toHaveURL('/admin/dashboard/payments?paymentStatus=verified');
    await page.evaluate("localStorage.setItem('adminToken', 'expired')");
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Authentication required' })).toBeVisible();
    await enter(page, ADMIN_USERNAME, await adminPassword());
    await expect(page).toHaveURL('/admin/dashboard/payments?paymentStatus=verified');

    await dashboard.button('Logout').click();
    await enter(page, ADMIN_USERNAME, await adminPassword());

    await expect(page).toHaveURL('/admin/dashboard');
    await dashboard.expectSection('Overview');
  },
);

test(
  'Sign-in: logging out ends the session in the browser, whose other tabs keep no input, and on the server',
  { tag: '@phone' },
  async ({ page, dashboard, owner, watch }) => {
    watch.expectRefusals(401); // requests that were still pending
    const { admin, token } = await signIn();
    await keep(page, token, JSON.stringify(admin));
    await page.goto('/admin');
    await dashboard.expectSection('Overview');
    await expect(page.getByRole('banner')).toContainText(admin.username);
    await expect(page.getByRole('banner')).toContainText(admin.role);
    const other = await page.context().newPage();
    await other.goto('/admin/dashboard/services');
    await other.getByRole('button', { name: 'Add Service' }).first().click();
    await other
      .getByRole('dialog', { name: 'Add Service' })
      .getByLabel('Name', { exact: true })
      .fill('Picnic for Asha');

    await dashboard.button('Logout').click();

    await dashboard.expectToast('Logged Out', 'You have been successfully logged out.');
    await expect(page).toHaveURL('/admin');
    expect(await stored(page)).toEqual([null, null]);
    await expect(other).toHaveURL('/admin');
    expect(await other.evaluate('sessionStorage.length')).toBe(0);
    await expect.poll(async () => (await owner.call('GET', '/api/admin/me', { token })).status).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Authentication required')).toHaveCount(0);
  },
);
