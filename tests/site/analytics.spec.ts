import type { Page } from '@playwright/test';
import type { PageViewView, VisitorSessionView } from '@farmhouse/contracts/analytics/report';
import { SITE_URL } from '../support/env.ts';
import type { Owner } from '../support/owner.ts';
import { expect, test } from '../support/test.ts';

const API = '/api/analytics/';

/** Records the page's calls of the analytics service as `POST session`. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(API)) calls.push(`${request.method()} ${pathname.slice(API.length)}`);
  });
  return calls;
}

const storedId = (page: Page) => page.evaluate<string | null>(`sessionStorage.getItem('analytics-session')`);

async function sessionIdOf(page: Page): Promise<string> {
  await expect.poll(() => storedId(page)).not.toBeNull();
  return JSON.parse((await storedId(page)) ?? 'null') as string;
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
  'a visit is stored with its source, its pages and how far each was scrolled, also when a page is left by a reload',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const calls = recordCalls(page);
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
    expect(titles).not.toContain('');
    expect(views.at(-1)?.url).toBe(`${SITE_URL}/services?utm_source=insta`);
    const [session] = await owner.get<VisitorSessionView[]>(`/api/admin/analytics/sessions?q=${sessionId}`);
    expect(session).toMatchObject({
      ...{ device: 'desktop', browser: 'chrome', source: 'insta', landingPage: '/services?utm_source=insta' },
      ...{ fingerprint: null, referrer: null },
    });
    expect(calls.slice(0, 2)).toEqual(['POST session', 'POST pageview']);
    expect(calls.filter((call) => call.endsWith(' session'))).toHaveLength(1);
    expect(calls).toContain(`PUT session/${sessionId}`);
  },
);

test(
  'after analytics is declined its session id is deleted and no call is made, now and on later loads',
  { tag: '@phone' },
  async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/services');
    await expect.poll(() => calls).toContain('POST pageview');

    await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
    await expect.poll(() => storedId(page)).toBeNull();
    calls.length = 0;
    await openGallery(page);
    await expect(page).toHaveURL('/gallery');
    await Promise.all([page.waitForResponse(/\/analytics-client-[^/]+\.js/), page.reload()]);
    await page.waitForLoadState('networkidle');

    expect(calls).toEqual([]);
    expect(await storedId(page)).toBeNull();
  },
);
