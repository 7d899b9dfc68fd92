import type { Page } from '@playwright/test';
import type { PageViewView, VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { SITE_URL } from '../../support/env.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expect, test } from '../../support/test.ts';

const API = '/api/analytics/';

/** Records the page's calls of the analytics service as `POST session`. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API)) requests.push(`${request.method()} ${pathname.slice(API.length)}`);
  });
  return requests;
}

const storedId = (page: Page) => page.evaluate<string | null>(`sessionStorage.getItem('analytics-session')`);

async function sessionIdOf(page: Page): Promise<string> {
  await expect.poll(() => storedId(page)).not.toBeNull();
  return (await storedId(page)) ?? '';
}

/** The views of a session, newest first. */
const viewsOf = (owner: Owner, sessionId: string) =>
  owner.get<PageViewView[]>(`/api/admin/analytics/pageviews?sessionId=${sessionId}`);

/** Waits until the pages are the session's views, newest first. */
async function expectViews(owner: Owner, sessionId: string, pages: string[]): Promise<void> {
  await expect.poll(async () => (await viewsOf(owner, sessionId)).map((view) => view.page)).toEqual(pages);
}

const scrollDown = (page: Page) => page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
const openGallery = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

test(
  'a visit is stored with its source, its pages and their scroll depth, also when a page is left by a reload',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const requests = recordRequests(page);
    // the record with the page's title arrives after the page is shown
    await page.route('**/api/seo/gallery', (route) => setTimeout(() => void route.continue(), 300));
    await page.goto('/services?utm_source=insta&token=secret');
    await page.waitForLoadState('networkidle');
    const sessionId = await sessionIdOf(page);
    await expectViews(owner, sessionId, ['/services']);

    await scrollDown(page);
    await openGallery(page);
    await expectViews(owner, sessionId, ['/gallery', '/services']);
    await scrollDown(page);
    await page.reload();
    await expectViews(owner, sessionId, ['/gallery', '/gallery', '/services']);

    await expect
      .poll(async () => (await viewsOf(owner, sessionId)).map(({ scrollDepth }) => scrollDepth > 50))
      .toEqual([false, true, true]);
    const views = await viewsOf(owner, sessionId);
    expect(views.map(({ exitPage }) => exitPage)).toEqual([false, false, false]);
    const titles = views.map(({ title }) => title);
    expect(titles.slice(0, 2)).not.toContain(titles[2]);
    expect(titles[1], 'after a navigation a page has the title with which it is loaded').toBe(titles[0]);
    expect(titles).not.toContain('');
    expect(views.at(-1)?.url).toBe(`${SITE_URL}/services?utm_source=insta`);
    const [session] = await owner.get<VisitorSessionView[]>(`/api/admin/analytics/sessions?q=${sessionId}`);
    expect(session).toMatchObject({
      ...{ device: 'desktop', browser: 'chrome', source: 'insta', landingPage: '/services?utm_source=insta' },
      ...{ fingerprint: null, referrer: null },
    });
    expect(requests.slice(0, 2)).toEqual(['POST session', 'POST pageview']);
    expect(requests.filter((call) => call.endsWith(' session'))).toHaveLength(1);
    expect(requests).toContain(`PUT session/${sessionId}`);
  },
);

test(
  'after analytics is declined its session id is deleted and no call is made, now and on later loads',
  { tag: '@phone' },
  async ({ page }) => {
    const requests = recordRequests(page);
    await page.goto('/services');
    await expect.poll(() => requests).toContain('POST pageview');

    await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
    await expect.poll(() => storedId(page)).toBeNull();
    requests.length = 0;
    await openGallery(page);
    await expect(page).toHaveURL('/gallery');
    await Promise.all([page.waitForResponse(/\/analytics-client-[^/]+\.js/), page.reload()]);
    await page.waitForLoadState('networkidle');

    expect(requests).toEqual([]);
    expect(await storedId(page)).toBeNull();
  },
);

test(
  'after everything is withdrawn no call of analytics is made, now, on later loads and in other tabs',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/privacy-policy');
    const requests = recordRequests(page);
    await page.getByRole('button', { name: 'Manage Consent', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Consent' });
    await dialog.getByRole('button', { name: 'Withdraw All', exact: true }).click();
    await expect(dialog.getByText('page refresh may be needed')).toBeVisible();
    await expect.poll(() => storedId(page)).toBeNull();
    requests.length = 0;

    await page.reload();
    const other = await context.newPage();
    const otherRequests = recordRequests(other);
    await Promise.all([other.waitForResponse(/\/analytics-client-[^/]+\.js/), other.goto('/services')]);
    await other.evaluate(`localStorage.setItem('something', '1')`); // triggers a storage event in the first tab
    await Promise.all([page.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')]);

    expect([requests, otherRequests]).toEqual([[], []]);
  },
);

test(
  'a page that the visitor leaves before it has loaded is reported once',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    let load = (): void => undefined;
    const held = new Promise<void>((resolve) => (load = resolve));
    await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/services', { waitUntil: 'domcontentloaded' });
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220); // starts the scripts
    const sessionId = await sessionIdOf(page);
    await openGallery(page);
    await expect(page).toHaveURL('/gallery');
    await expectViews(owner, sessionId, ['/gallery', '/services']);

    load();
    await page.waitForLoadState('load');
    await page.waitForLoadState('networkidle');

    await expectViews(owner, sessionId, ['/gallery', '/services']);
  },
);
