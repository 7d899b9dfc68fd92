import { pathOf } from '@farmhouse/contracts/pages/pages';
import type { Page } from '@playwright/test';
import type { Bound } from '../table.ts';
import { medianOf, SLOW_4G } from './slow-phone.ts';

const MAX_REACTION_MS = 500;
/** Time between the end of loading and the tap. In ms. */
const SOON = 300;
/** Longest reaction that is waited for. In ms. */
const LATEST = 20_000;

interface Tap {
  what: string;
  path: string;
  /** Selector of the tapped element; the page is scrolled to it if necessary. */
  target: string;
  /** Expression that is true once the page has responded to the tap; `target` is the element. */
  answered: string;
}

const IS_SHOWN = (selector: string): string => `document.querySelector('${selector}')?.checkVisibility() === true`;

const TAPS: readonly Tap[] = [
  {
    what: 'the menu opens',
    path: pathOf('services'),
    target: 'header button[aria-controls="menu"]',
    answered: IS_SHOWN('#menu'),
  },
  {
    what: 'the cookie banner is gone',
    path: pathOf('services'),
    target: '.consent-banner [data-early="choose"]',
    answered: `!target.isConnected || !target.checkVisibility()`,
  },
  {
    what: 'a picture of the gallery says that it waits, or opens',
    path: pathOf('gallery'),
    target: 'main a[aria-haspopup="dialog"]',
    answered: `'waiting' in target.dataset || document.querySelector('dialog[open], [role="dialog"]') !== null`,
  },
  {
    what: 'the calendar says that it waits, or picks the day',
    path: pathOf('home'),
    target: '#free-dates [data-calendar]',
    answered: `'waiting' in target.dataset || document.querySelector('#free-dates [aria-selected="true"]') !== null`,
  },
  {
    what: 'the map is shown',
    path: pathOf('location'),
    target: '[data-early="frame"]',
    answered: `!target.checkVisibility() || !target.isConnected`,
  },
];

/** Returns the point to tap once the element is in view, and measures the time until a frame shows the response. */
const prepare = ({ target, answered }: Tap): string => `(() => {
  const target = document.querySelector(${JSON.stringify(target)});
  if (target.getBoundingClientRect().bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () => {
      if (${answered}) window.reactedAfter = performance.now() - timeStamp;
      else requestAnimationFrame(look);
    };
    look();
  }, { capture: true, once: true });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

async function reactionTime(page: Page, tap: Tap): Promise<number> {
  await page.waitForTimeout(SOON);
  const { x, y } = await page.evaluate<{ x: number; y: number }>(prepare(tap));
  await page.touchscreen.tap(x, y);
  const giveUpAt = Date.now() + LATEST;
  for (;;) {
    const after = await page.evaluate<number | undefined>('window.reactedAfter');
    if (after !== undefined) return after;
    if (Date.now() > giveUpAt) return LATEST;
    await page.waitForTimeout(50);
  }
}

/** How soon a page that has just loaded responds to its first tap. */
export async function firstTaps(): Promise<Bound[]> {
  const bounds: Bound[] = [];
  for (const tap of TAPS) {
    const value = await medianOf({ path: tap.path, network: SLOW_4G, measure: (page) => reactionTime(page, tap) });
    bounds.push({
      what: `tap on ${tap.path} ${SOON} ms after load until ${tap.what}`,
      unit: 'ms',
      value,
      max: MAX_REACTION_MS,
    });
  }
  return bounds;
}
