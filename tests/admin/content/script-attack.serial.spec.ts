import type { BrowserContext, Page } from '@playwright/test';
import type { CustomScriptView } from '@farmhouse/contracts/content/custom-script';
import { call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { signedOutTest, expect } from '../../support/browser/dashboard.ts';
import { ADMIN_USERNAME } from '../../support/env.ts';
import { adminPassword } from '../../support/processes/stack.ts';

/** Looks for the session every few milliseconds, and makes an admin call with it. */
const THIEF = `
  window.runs = true;
  window.loot = [];
  const look = () => {
    const token = localStorage.getItem('adminToken');
    if (!token) return;
    window.loot.push(token);
    void fetch('/api/admin/me', { headers: { Authorization: 'Bearer ' + token } });
  };
  setInterval(look, 5);
  addEventListener('storage', look);
  addEventListener('pageshow', look);
`;

/** Also keeps its document alive: it ignores requests to reload, and asks before the page is left. */
const STUBBORN = `${THIEF}
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  addEventListener('beforeunload', (event) => event.preventDefault());
  if (navigator.locks) void navigator.locks.request('site', { steal: true }, () => new Promise(() => undefined));
`;

interface Attack {
  attackWith: (code: string) => Promise<void>;
}

const test = signedOutTest.extend<Attack>({
  attackWith: async ({ owner }, use) => {
    let made: CustomScriptView | undefined;
    await use(async (code) => {
      const script = { name: 'Thief', script: `<script>${code}</script>`, consentCategory: 'essential' };
      made = await owner.send<CustomScriptView>('POST', '/api/admin/custom-scripts', script);
      const policy = async () => (await call('GET', '/services')).headers.get('Content-Security-Policy');
      await eventually(async () => expect(await policy()).toContain("'strict-dynamic'"));
    });
    if (made) await owner.call('DELETE', `/api/admin/custom-scripts/${made.id}`);
  },
});

/** Opens a tab of the site and waits until the script runs in it. */
async function openAttacked(context: BrowserContext, path = '/services'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect.poll(() => page.evaluate('window.runs')).toBe(true);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(await adminPassword());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const expectSignedIn = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible({ timeout: 15_000 });

/** Long enough for the script's checks, up to five seconds after the load, if it ran at all. */
async function expectNothingStolen(page: Page): Promise<void> {
  await page.waitForTimeout(1_500);
  expect(await page.evaluate('window.loot ?? []')).toEqual([]);
}

test(
  'Custom scripts: tabs in which a script runs before the sign-in are reloaded without it, and get no session',
  { tag: '@desktop' },
  async ({ page, context, attackWith }) => {
    await attackWith(THIEF);
    const tabs = [await openAttacked(context), await openAttacked(context, '/gallery')];

    await signIn(page);

    await expectSignedIn(page);
    for (const tab of tabs) {
      await expectNothingStolen(tab);
      expect(await tab.evaluate('window.runs')).toBeUndefined();
    }
  },
);

test(
  'Custom scripts: no script runs in a tab that is opened during or after the sign-in',
  { tag: '@desktop' },
  async ({ page, context, attackWith }) => {
    await attackWith(THIEF);
    const during = await context.newPage();

    await Promise.all([signIn(page), during.goto('/services')]);
    await expectSignedIn(page);
    const after = await context.newPage();
    await after.goto('/services');

    for (const tab of [during, after]) {
      await expectNothingStolen(tab);
      expect(await tab.evaluate('window.runs')).toBeUndefined();
    }
    expect((await after.request.get('/api/custom-scripts')).status()).toBe(200);
    expect(await (await after.request.get('/api/custom-scripts')).json()).toEqual([]);
  },
);

test(
  'Custom scripts: while a script keeps its tab open the sign-in stores nothing and says what to do',
  { tag: '@desktop' },
  async ({ page, context, dashboard, attackWith }) => {
    await attackWith(STUBBORN);
    const tab = await openAttacked(context);
    tab.on('dialog', (question) => void question.dismiss().catch(() => undefined)); // the owner stays on the page
    await tab.mouse.click(5, 5);

    await signIn(page);

    await dashboard.expectToast('Login Failed', 'Close the other tabs of the site, then sign in again.');
    expect(await page.evaluate("localStorage.getItem('adminToken')")).toBeNull();
    await tab.close({ runBeforeUnload: false });
    await signIn(page);
    await expectSignedIn(page);
  },
);

test(
  'Custom scripts: a script gets neither a frame nor the window of the dashboard, nor a service worker',
  { tag: '@desktop' },
  async ({ page, context, attackWith }) => {
    await attackWith(THIEF);
    const tab = await openAttacked(context);

    const registered = await tab.evaluate(`Promise.all(
      ['/assets/icon.svg', '/api/settings', '/services', '/admin'].map((path) =>
        navigator.serviceWorker.register(path).then(() => true, () => false),
      ),
    )`);
    expect(registered).toEqual([false, false, false, false]);

    const framed = await tab.evaluate(`new Promise((resolve) => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/admin' });
      frame.onload = () => resolve(frame.contentDocument !== null);
      document.body.append(frame);
    })`);
    expect(framed).toBe(false);

    const opened = context.waitForEvent('page');
    await tab.evaluate('void (window.target = window.open("/admin"))');
    const isRefused = `(() => { try { return !window.target.document } catch { return true } })()`;
    const dashboardTab = await opened;
    await dashboardTab.getByLabel('Username').waitFor();
    expect(await dashboardTab.evaluate('window.opener')).toBeNull();
    expect(await tab.evaluate(isRefused)).toBe(true);
    await dashboardTab.close();

    await signIn(page);
    await expectSignedIn(page);
    await expectNothingStolen(tab);
  },
);

test(
  'Custom scripts: they run again on pages that are loaded after the sign-out',
  { tag: '@desktop' },
  async ({ page, context, watch, attackWith }) => {
    watch.expectRefusals(401); // requests that were still pending at the sign-out
    await attackWith(THIEF);
    await signIn(page);
    await expectSignedIn(page);
    const left = page.waitForResponse('**/api/admin/logout');

    await page.getByRole('button', { name: 'Logout' }).click();
    await left;

    const tab = await openAttacked(context);
    await expectNothingStolen(tab);
  },
);
