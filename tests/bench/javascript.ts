import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { SITE_URL } from '../support/env.ts';

export interface Weight {
  what: string;
  kibibytes: number;
  /** KiB that it may have at most, where somebody has said so. */
  most?: number;
}

async function weightOf(paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) {
    const answer = await fetch(new URL(path, SITE_URL));
    bytes += brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  }
  return bytes / 1024;
}

/** Scripts that a rendered page names: its own and those of the frame. */
async function scriptsOf(page: string): Promise<Set<string>> {
  const html = await (await fetch(SITE_URL + page)).text();
  const named = html.matchAll(/<(?:link rel="modulepreload"[^>]* href|script[^>]* src)="([^"]+\.js)"/g);
  return new Set([...named].map(([, path = '']) => path));
}

/** Notes when the page shows its form. */
const NOTE_FORM = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('#root form')) return;
  window.shownAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;

const SCRIPTS_UNTIL_THEN = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= window.shownAt)
  .map(({ name }) => new URL(name).pathname)`;

/** Scripts without which the browser shows no form on a page that it draws itself. */
async function scriptsToShow(page: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const tab = await browser.newPage();
    await tab.addInitScript({ content: NOTE_FORM });
    await tab.goto(SITE_URL + page, { waitUntil: 'networkidle' });
    return await tab.evaluate<string[]>(SCRIPTS_UNTIL_THEN);
  } finally {
    await browser.close();
  }
}

/** Brotli weights of what a browser must fetch before a page works. */
export async function initialJavaScript(): Promise<Weight[]> {
  const [booking, home, services] = await Promise.all(['/booking', '/', '/services'].map(scriptsOf));
  const frame = [...(booking ?? [])].filter((path) => home?.has(path) && services?.has(path));
  return [
    { what: 'initial JavaScript of the frame', kibibytes: await weightOf(frame) },
    { what: 'initial JavaScript of /booking, frame included', kibibytes: await weightOf(booking ?? []) },
    {
      what: 'initial JavaScript of the sign-in at /admin',
      kibibytes: await weightOf(await scriptsToShow('/admin')),
      most: 250,
    },
  ];
}
