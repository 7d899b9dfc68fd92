import { expect, type Page } from '@playwright/test';
import { SITE_URL } from './env.ts';

/** Adds up how far things moved by themselves; read by `layoutShift`. */
const COUNT_SHIFTS = `
  window.layoutShifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Below this, nobody notices; a hair is left for fractions of a pixel. */
const STILL = 0.01;

const OWN_SCHEMES = /^(data|blob|about):/;

/** What went wrong on a page without anybody's asking: errors in the console, calls to other hosts. */
export class PageWatch {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  static async on(page: Page): Promise<PageWatch> {
    const watch = new PageWatch();
    const { origin } = new URL(SITE_URL);
    await page.addInitScript({ content: COUNT_SHIFTS });
    page.on('pageerror', (error) => watch.found.push(`threw ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) watch.found.push(`said ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!OWN_SCHEMES.test(url) && new URL(url).origin !== origin) watch.found.push(`asked ${url}`);
    });
    return watch;
  }

  /** The browser itself notes every refused call; a test that provokes one says so. */
  expectRefusals(...statuses: number[]): void {
    for (const status of statuses) this.expected.push(new RegExp(`Failed to load resource.*status of ${status}`));
  }

  /** For calls that a test breaks off. */
  expectLostCalls(): void {
    this.expected.push(/Failed to load resource: net::ERR_/);
  }

  /** For words in the console that a test calls for. */
  expectSaid(words: RegExp): void {
    this.expected.push(words);
  }

  assertClean(): void {
    expect(this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)))).toEqual([]);
  }
}

/** Nothing has moved by itself since the page was opened. */
export async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate<number>('window.layoutShifts')).toBeLessThan(STILL);
}

/** Shows every part of a page, so that what loads late has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  })()`);
  await page.waitForLoadState('networkidle');
}

/** Links and controls outside running text that a thumb would miss: smaller than 44 px either way. */
export async function tooSmallToTap(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('.sr-only'))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map((element) => element.outerHTML.slice(0, 120))
  `);
}
