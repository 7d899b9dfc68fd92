import { pathOf } from '@farmhouse/contracts/pages/pages';
import type { Page } from '@playwright/test';
import type { Bound } from '../table.ts';
import { medianOf, PATCHY } from './slow-phone.ts';

const MAX_USABLE_MS = 3_000;
const MAX_UNCACHED_MS = 6_500;
const POLL = 50;

/** A guest who has left the wizard in the step of the dates: it resumes there, so that the calendar is shown first. */
const IN_STEP_OF_DATES = `sessionStorage.setItem('booking-draft', '{"step":1}');
new MutationObserver((_changes, observer) => {
  if (!document.querySelector('[role="grid"] button:not([disabled])')) return;
  window.usableAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });`;

const SINCE_HTML = `window.usableAt === undefined ? undefined
  : window.usableAt - performance.getEntriesByType('navigation')[0].responseEnd`;

async function usableAfter(page: Page): Promise<number> {
  for (;;) {
    const after = await page.evaluate<number | undefined>(SINCE_HTML);
    if (after !== undefined) return after;
    await page.waitForTimeout(POLL);
  }
}

/**
 * How soon after the page's HTML a day can be chosen. With an empty cache, the scripts of React and of the wizard alone
 * take more than four seconds on this network.
 */
export async function bookingCalendar(): Promise<Bound[]> {
  const path = pathOf('booking');
  const visit = { path, network: PATCHY, recorder: IN_STEP_OF_DATES, measure: usableAfter };
  const what = `calendar of ${path} after its HTML, at ${PATCHY.kbps} kbps`;
  return [
    {
      what: `${what}, of a guest who comes from the home page`,
      unit: 'ms',
      value: await medianOf({ ...visit, from: pathOf('home') }),
      max: MAX_USABLE_MS,
    },
    { what: `${what}, with an empty cache`, unit: 'ms', value: await medianOf(visit), max: MAX_UNCACHED_MS },
  ];
}
