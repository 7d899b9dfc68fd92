import { expectAccessible } from '../../support/browser/axe.ts';
import { expectGoodAtEveryWidth } from '../../support/browser/every-width.ts';
import { PUBLIC_PAGES } from '../../support/browser/public-pages.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import { Wizard } from '../../support/browser/wizard.ts';
import { expectStill, scrollThrough, startPage, tooSmallToTap } from '../../support/browser/watched-page.ts';

for (const path of PUBLIC_PAGES) {
  test(`${path} opens without layout shifts, errors, requests to other hosts or accessibility violations`, async ({
    page,
    isMobile,
  }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    await expectStill(page);
    expect(
      await page.evaluate('document.documentElement.scrollWidth <= Math.min(window.innerWidth, screen.width)'),
    ).toBe(true);
    expect(await tooSmallToTap(page)).toEqual([]);
    if (!isMobile) await expectGoodAtEveryWidth(page);
  });
}

test(
  'every navigation to a page fetches its search record once, and the first page has it from the server',
  { tag: '@desktop' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(...(/\/api\/seo\/.+/.exec(request.url()) ?? [])));
    await page.goto('/services');
    await startPage(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);

    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['Gallery', '/gallery'],
      ['Services', '/services'],
      ['Gallery', '/gallery'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await page.waitForLoadState('networkidle');
    }

    expect(fetched).toEqual(['/api/seo/gallery', '/api/seo/services', '/api/seo/gallery']);
  },
);

test('an unknown path returns 404 with a link to the home page', { tag: '@phone' }, async ({ page, watch }) => {
  watch.expectRefusals(404);

  const response = await page.goto('/no-such-page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of [
  '/blog/no-such-post',
  '/admin/no-such-page',
  '/admin/dashboard/no-such-section',
  '/booking/extra',
]) {
  test(`${path} returns 404`, { tag: '@desktop' }, async ({ page, watch }) => {
    watch.expectRefusals(404);

    expect((await page.goto(path))?.status()).toBe(404);
  });
}

test('/booking is rendered completely without JavaScript', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();

  await page.goto('/booking');

  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book Your Stay' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await context.close();
});

test('the code of a page is loaded on the first visit to that page', { tag: '@desktop' }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto('/');
  await startPage(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.size;

  await page.goto('/booking');
  await startPage(page);
  await page.waitForLoadState('networkidle');

  expect(scripts.size).toBeGreaterThan(before);
});

test('pages that need JavaScript show a message without it', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();

  for (const path of ['/booking', '/payment', '/booking-confirmation', '/payment-success', '/contact']) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    expect(text, path).toContain('This part of the site needs JavaScript');
    for (const useless of ['Loading your booking', 'Open booking']) expect(text, path).not.toContain(useless);
  }
  await context.close();
});

test(
  'on phones a wide table of a legal page shows its cells below one another',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto('/cookie-policy');

    const edges = await page.evaluate<number[]>(
      `[...document.querySelectorAll('main table td')].map((cell) => cell.getBoundingClientRect().left)`,
    );
    expect(edges.length).toBeGreaterThan(8);
    expect(new Set(edges).size).toBe(1);
    await expect(page.getByRole('columnheader', { name: 'Purpose' })).toBeHidden();
  },
);

test('booking works in a browser that denies session and local storage', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript({
    content: `for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });`,
  });
  const wizard = new Wizard(page);
  await wizard.fillAll();

  await wizard.submit.click();

  await expect(page).toHaveURL(/booking-confirmation/);
});

test(
  'the first page view does not fetch data again that the server has rendered',
  { tag: '@desktop' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(settings|services)/.test(request.url())) requests.push(request.url());
    });

    await page.goto('/services');
    await page.waitForLoadState('networkidle');

    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(requests).toEqual([]);
  },
);
