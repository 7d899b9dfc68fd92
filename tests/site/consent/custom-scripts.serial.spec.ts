import type { Page } from '@playwright/test';
import type { CustomScriptView, SaveCustomScript } from '@farmhouse/contracts/content/custom-script';
import { call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { expect, test as base } from '../../support/test.ts';

const ELSEWHERE = 'https://elsewhere.example';
const LOADER = `<script>
  window.runs = (window.runs ?? 0) + 1;
  document.head.append(Object.assign(document.createElement('script'), { src: '${ELSEWHERE}/more.js' }));
</script>`;
const IN_ORDER = `<p id="first">Offer</p><script src="${ELSEWHERE}/lib.js"></script><script>window.found = window.lib</script>`;
const USES_EARLIER = '<p id="second">Use</p><script>window.used = window.lib</script>';
const DATA =
  '<script type="application/ld+json">{"@type":"Offer"}</script><meta property="article:published_time" content="2026-01-01">';

async function policyOf(path: string): Promise<string> {
  return (await call('GET', path)).headers.get('Content-Security-Policy') ?? '';
}

/** Adds active scripts, waits until pages allow them, and deletes them when the test ends. */
const test = base.extend<{ addScripts: (scripts: SaveCustomScript[]) => Promise<void> }>({
  addScripts: async ({ owner }, use) => {
    const made: CustomScriptView[] = [];
    await use(async (scripts) => {
      for (const script of scripts) made.push(await owner.send('POST', '/api/admin/custom-scripts', script));
      await eventually(async () => expect(await policyOf('/services')).toContain("'strict-dynamic'"));
    });
    for (const { id } of made) await owner.call('DELETE', `/api/admin/custom-scripts/${id}`);
  },
});

/** The tag names of the parents of a script's nodes. */
const nodesOf = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-custom-script]')].map((node) => node.parentNode.nodeName)`,
  );

test('custom scripts run with consent, in their place in the document, with the files they load, and never on private pages', async ({
  page,
  addScripts,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`${ELSEWHERE}/*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().endsWith('lib.js') ? 'window.lib = "loaded"' : 'window.more = true',
    }),
  );
  await addScripts([
    { name: 'Broken', script: '<script>throw new Error("by its maker")</script>', consentCategory: 'essential' },
    { name: 'Loader', script: LOADER, consentCategory: 'essential', location: 'body_end' },
    { name: 'Offer', script: IN_ORDER, consentCategory: 'marketing', location: 'body_start' },
    { name: 'Use', script: USES_EARLIER, consentCategory: 'marketing', location: 'body_start' },
    { name: 'Data', script: DATA, consentCategory: 'marketing' },
  ]);
  await page.goto('/services');
  await expect.poll(() => page.evaluate('window.more')).toBe(true);
  expect((await nodesOf(page)).sort()).toEqual(['BODY', 'HEAD']);
  expect(logged.filter((text) => text.startsWith('Custom script "Broken" failed'))).toHaveLength(1);

  await page.getByRole('button', { name: 'Accept All' }).click();

  await expect.poll(() => page.evaluate('window.found')).toBe('loaded');
  await expect.poll(() => page.evaluate('window.used')).toBe('loaded');
  expect(await page.evaluate('document.body.firstElementChild.id')).toBe('first');
  const offers = page.locator('#first, #second');
  await expect(offers).toHaveText(['Offer', 'Use']);
  const data = page.locator('head :is(script[type="application/ld+json"], meta)[data-custom-script]');
  await expect(data).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/gallery$/); // the head is written
  expect(await page.evaluate('window.runs')).toBe(1);
  await expect(data).toHaveCount(2);
  await expect(offers).toHaveCount(2);

  // a navigation inside the site to a private page loads a new document, which stops running scripts
  const opened = page.waitForEvent('domcontentloaded');
  await page.evaluate(`for (const path of ['/payment', '/payment']) history.pushState(null, '', path); history.back()`);
  await opened;
  await page.waitForLoadState('networkidle');
  expect(await nodesOf(page)).toEqual([]);
  expect(await page.evaluate('window.runs')).toBeUndefined();

  // and back to a public page too, because the private page's policy would block them
  await page.goto('/payment');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  // the document may be replaced meanwhile
  await expect.poll(() => page.evaluate('window.more').catch(() => undefined)).toBe(true);
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate('window.runs')).toBe(1);

  for (const path of ['/services?noscripts=1', '/payment', '/booking-confirmation', '/payment-success']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.runs'), path).toBeUndefined();
  }
  expect(await policyOf('/payment')).not.toContain('strict-dynamic');
  expect(logged.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
});
