import { brotliCompressSync } from 'node:zlib';
import { pathOf } from '@farmhouse/contracts/pages/pages';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { SITE_URL } from '../support/env.ts';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts';
import { contentPages } from './pages.ts';
import type { Bound } from './table.ts';

async function weightOf(paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const response = await fetch(new URL(path, SITE_URL));
    bytes += brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
  }
  return bytes / 1024;
}

/** The scripts that a page's HTML refers to: its own and those of the layout. */
async function scriptsOf(page: string): Promise<Set<string>> {
  const html = await (await fetch(SITE_URL + page)).text();
  const named = html.matchAll(/"(\/assets\/[^"]+\.js)"/g);
  return new Set([...named].map(([, path = '']) => path));
}

/** The path of a file that is loaded on demand, as it is named in the scripts of a page. */
async function onDemand(scripts: Iterable<string>, name: string): Promise<string> {
  for (const path of scripts) {
    const text = await (await fetch(new URL(path, SITE_URL))).text();
    const file = new RegExp(`${name}-[\\w-]+\\.js`).exec(text)?.[0];
    if (file) return `/assets/${file}`;
  }
  throw new Error(`No script names ${name}`);
}

/** How long to wait after the use of a page for what it loads. In ms. */
const SETTLED = 2_000;
const LOADED_SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js')).map(({ name }) => new URL(name).pathname)`;

/** Uses a page of content as a reader does: opens and closes the menu, and reads the first screens. */
async function read(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button');
  await menu.tap();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(SETTLED);
}

/** All scripts that a phone loads for a content page whose forms, dialogs and calendar are not opened. */
async function scriptsToRead(browser: Browser, path: string): Promise<string[]> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    await page.goto(SITE_URL + path, { waitUntil: 'load' });
    await read(page);
    return await page.evaluate<string[]>(LOADED_SCRIPTS);
  } finally {
    await context.close();
  }
}

/** The home page has the most kinds of content; prices for any number of guests, on it and on services, are 1 KiB. */
const MAX_HOME_KIB = 144;
const MAX_CONTENT_KIB = 137;

/**
 * The limit for all scripts of a content page once it is used, however they are loaded. React DOM, React Router and
 * Redux Toolkit with RTK Query alone are 106 KiB of it, the minimum for any hydrated page of the site.
 */
async function afterUse(): Promise<Bound[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const bounds: Bound[] = [];
    for (const path of [...(await contentPages()), pathOf('privacy-policy')]) {
      bounds.push({
        what: `JavaScript of ${path} once it is used`,
        unit: 'KiB',
        value: await weightOf(await scriptsToRead(browser, path)),
        max: path === '/' ? MAX_HOME_KIB : MAX_CONTENT_KIB,
      });
    }
    return bounds;
  } finally {
    await browser.close();
  }
}

/** Records the time at which the page first shows its form. */
const RECORD_FORM_SHOWN = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('#root form')) return;
  window.shownAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

const SCRIPTS_UNTIL_THEN = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= window.shownAt)
  .map(({ name }) => new URL(name).pathname)`;

/** The scripts that a client-rendered page loads before it shows its form. */
async function scriptsToShow(page: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const tab = await browser.newPage();
    await tab.addInitScript({ content: RECORD_FORM_SHOWN });
    await tab.goto(SITE_URL + page, { waitUntil: 'networkidle' });
    return await tab.evaluate<string[]>(SCRIPTS_UNTIL_THEN);
  } finally {
    await browser.close();
  }
}

/** Brotli sizes of the scripts that a browser must load before a page works. */
export async function initialJavaScript(): Promise<Bound[]> {
  const [booking, home, services] = await Promise.all(['/booking', '/', '/services'].map(scriptsOf));
  const layout = [...(booking ?? [])].filter((path) => home?.has(path) && services?.has(path));
  return [
    { what: 'initial JavaScript of the layout', unit: 'KiB', value: await weightOf(layout) },
    { what: 'initial JavaScript of /booking, layout included', unit: 'KiB', value: await weightOf(booking ?? []) },
    {
      what: 'JavaScript of visitor analytics',
      unit: 'KiB',
      value: await weightOf([await onDemand(layout, 'analytics-client')]),
      max: 4,
    },
    {
      what: 'initial JavaScript of the sign-in at /admin',
      unit: 'KiB',
      value: await weightOf(await scriptsToShow('/admin')),
      max: 250,
    },
    ...(await afterUse()),
  ];
}
