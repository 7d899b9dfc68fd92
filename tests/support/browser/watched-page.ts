import { expect, type Page } from '@playwright/test';
import { SITE_URL } from '../env.ts';

/** Sums up the page's layout shifts and names what moved; read by `expectStill`. */
const COUNT_SHIFTS = `
  window.layoutShifts = 0;
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.layoutShifts += value;
      for (const { node, previousRect, currentRect } of sources) {
        const name = node?.outerHTML?.slice(0, 160) ?? node?.textContent;
        window.shifted.push(value.toFixed(3) + ' ' + previousRect.y + ' to ' + currentRect.y + ': ' + name);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Largest layout shift that is ignored, for subpixel rounding. */
const MAX_LAYOUT_SHIFT = 0.01;

/** Hosts of the embedded map, which the owner chooses. */
const MAPS = /^https:\/\/(www\.openstreetmap\.org|(www|maps)\.google\.com)\//;

const OWN_SCHEMES = /^(data|blob|about):/;

/** Answers the map's host with an empty page, for tests that open the map. */
export async function answerMaps(page: Page): Promise<void> {
  await page.route(MAPS, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }));
}

/**
 * Records errors in a page's console and its calls to hosts other than the map's. It intercepts no call: a page with a
 * route has no HTTP cache, and each of its calls passes through the test.
 */
export class PageWatch {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  static async on(page: Page): Promise<PageWatch> {
    const watch = new PageWatch();
    const { origin } = new URL(SITE_URL);
    await page.addInitScript({ content: COUNT_SHIFTS });
    page.on('pageerror', (error) => watch.found.push(`threw ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) watch.found.push(`logged ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      const isMap = request.frame() !== page.mainFrame() && MAPS.test(url);
      if (!isMap && !OWN_SCHEMES.test(url) && new URL(url).origin !== origin) watch.found.push(`requested ${url}`);
    });
    return watch;
  }

  /** Allows the browser's console errors for calls that the test expects to be refused. */
  expectRefusals(...statuses: number[]): void {
    for (const status of statuses) this.expected.push(new RegExp(`Failed to load resource.*status of ${status}`));
  }

  /** Allows the console errors of calls that a test aborts. */
  expectFailedRequests(): void {
    this.expected.push(/Failed to load resource: net::ERR_/);
  }

  /** Allows messages in the console that match. */
  expectLogged(message: RegExp): void {
    this.expected.push(message);
  }

  assertClean(): void {
    expect(this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)))).toEqual([]);
  }
}

/** Expects no layout shift since the page was opened. */
export async function expectStill(page: Page): Promise<void> {
  const [shifts, shifted] = await page.evaluate<[number, string[]]>('[window.layoutShifts, window.shifted]');
  expect(shifts, shifted.join('\n')).toBeLessThan(MAX_LAYOUT_SHIFT);
}

/** Starts the page's scripts as a first interaction does, and waits until the page is hydrated. */
export async function startPage(page: Page): Promise<void> {
  await page.evaluate(`document.dispatchEvent(new Event('scroll'))`);
  const isHydrated = `Object.keys(document.querySelector('footer a') ?? {}).some((key) => key.startsWith('__reactFiber'))`;
  await expect.poll(() => page.evaluate<boolean>(isHydrated)).toBe(true);
}

/** Scrolls through the page, so that lazy content is loaded. */
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

/** Links and controls that are too small to tap: less than 44 px wide or high. */
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
