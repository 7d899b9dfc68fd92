import { chromium, devices, type Page } from '@playwright/test';
import { slowNetwork, slowProcessor } from '../../support/browser/slow-page.ts';
import { SITE_URL } from '../../support/env.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../chromium.ts';
import { median } from '../load.ts';

/** Parameters of real network throttling in a browser. */
export interface Network {
  /** Added to every request, in ms. */
  latency: number;
  kbps: number;
}

/** Lighthouse's slow 4G, as real instead of simulated throttling. */
export const SLOW_4G: Network = { latency: 562.5, kbps: 1475 };
/** A patchy mobile network. */
export const PATCHY: Network = { latency: 400, kbps: 400 };

const RUNS = 3;

/** A visit of a page by a phone. */
export interface Visit {
  /** The page's address. */
  path: string;
  network: Network;
  /** The page that is visited before, which fills the cache; without it, the cache is empty. */
  from?: string;
  /** Script that runs in every document before all others. */
  recorder?: string;
  /** The actions on the loaded page; resolves with the measured time, in ms. */
  measure: (page: Page) => Promise<number>;
}

/** The median of some visits, each by a phone of its own. */
export async function medianOf(visit: Visit): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < RUNS; run += 1) measured.push(await measureOnce(visit));
  return median(measured);
}

/** Network and processor are really throttled, not simulated, so that the timing is that of a phone. */
async function measureOnce({ path, network, from, recorder, measure }: Visit): Promise<number> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext(devices['Pixel 7']);
    const page = await context.newPage();
    if (from) await page.goto(SITE_URL + from, { waitUntil: 'networkidle' });
    if (recorder) await page.addInitScript({ content: recorder });
    await slowNetwork(page, network);
    await slowProcessor(page);
    await page.goto(SITE_URL + path, { waitUntil: 'load' });
    return await measure(page);
  } finally {
    await browser.close();
  }
}
