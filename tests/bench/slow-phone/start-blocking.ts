import type { Page } from '@playwright/test';
import type { Bound } from '../table.ts';
import { medianOf, SLOW_4G } from './slow-phone.ts';

const MAX_BLOCKING_MS = 150;

/** Records the long tasks, and the time at which the page is hydrated. */
const RECORD_TASKS = `window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries()))
  .observe({ type: 'longtask', buffered: true });
document.addEventListener('hydrated', () => performance.mark('hydrated'));`;

/** Sums the time of every task beyond 50 ms, after the first paint. */
const BLOCKING = `window.longTasks
  .filter(({ startTime }) => startTime > performance.getEntriesByName('first-contentful-paint')[0].startTime)
  .reduce((sum, { duration }) => sum + duration - 50, 0)`;

/** Time for what follows hydration: the sections below, the visit, scripts of the owner. In ms. */
const SETTLED = 1_500;
const POLL = 200;

/** The blocking time of an idle page until its automatic start is over. */
async function blockingTime(page: Page): Promise<number> {
  while ((await page.evaluate<number>(`performance.getEntriesByName('hydrated').length`)) === 0) {
    await page.waitForTimeout(POLL);
  }
  await page.waitForTimeout(SETTLED);
  return page.evaluate<number>(BLOCKING);
}

/**
 * Lighthouse ends its measurement when the network is quiet, on a fast machine before an idle page starts
 * automatically: this measurement includes the start.
 */
export async function startBlocking(paths: readonly string[]): Promise<Bound[]> {
  const bounds: Bound[] = [];
  for (const path of paths) {
    const value = await medianOf({ path, network: SLOW_4G, recorder: RECORD_TASKS, measure: blockingTime });
    bounds.push({
      what: `blocking time of ${path} from its first paint to the end of its start`,
      unit: 'ms',
      value,
      max: MAX_BLOCKING_MS,
    });
  }
  return bounds;
}
