import { pathOf } from '@farmhouse/contracts/pages/pages';
import type { Page } from '@playwright/test';
import type { Bound } from '../table.ts';
import { medianOf, PATCHY } from './slow-phone.ts';

const MAX_USABLE_MS = 3_000;
const POLL = 50;

/** A guest who was in the step of the dates before: the wizard goes on there, so that the calendar is what comes first. */
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

/** How soon after the page's HTML a day can be chosen, by a guest with an empty cache. */
export async function bookingCalendar(): Promise<Bound[]> {
  const path = pathOf('booking');
  const value = await medianOf({ path, network: PATCHY, recorder: IN_STEP_OF_DATES, measure: usableAfter });
  return [
    { what: `calendar of ${path} after its HTML, at ${PATCHY.kbps} kbps`, unit: 'ms', value, max: MAX_USABLE_MS },
  ];
}
