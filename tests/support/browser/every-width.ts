import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { RINGED } from './focus-ring.ts';

/** From a large screen to a small phone. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/**
 * Lists targets that are less than 24 px wide or high (WCAG 2.5.8), except links within a sentence and fields whose
 * label is tapped. Axe's own rule reports elements that are partly covered by a sticky bar as too small.
 */
const LIST_SMALL_TARGETS = `(() => {
  const TARGETS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';
  const FIELDS = 'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-tabs-tab';
  const boxOf = (element) => (element.closest(FIELDS) ?? element).getBoundingClientRect();
  const isWithinText = (element) =>
    getComputedStyle(element).display === 'inline' && element.parentElement?.textContent.trim() !== element.textContent.trim();
  return [...document.querySelectorAll(TARGETS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !element.matches('.sr-only, [tabindex="-1"]') && !isWithinText(element))
    .filter((element) => Math.min(boxOf(element).width, boxOf(element).height) < 23.5)
    .map((element) => element.outerHTML.slice(0, 150));
})()`;

async function expectLargeTargets(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  expect(await page.evaluate<string[]>(LIST_SMALL_TARGETS), `smaller than 24 px at ${width} px`).toEqual([]);
}

/** Waits until the page has taken a new width and loaded what it shows there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/**
 * Focuses everything that the Tab key reaches and returns the elements with neither an outline nor a ring (WCAG 2.4.7).
 * Some components draw theirs a frame later.
 */
const LIST_WITHOUT_FOCUS_RING = `(async () => {
  ${RINGED}
  const hasRing = (element) => {
    const field = element.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper');
    return [element, element.parentElement, field, element.nextElementSibling].some((node) => node && ringed(node));
  };
  const found = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')) {
    const isStop = element.tabIndex >= 0 && !element.disabled && element.type !== 'file' && !element.closest('[inert]');
    if (!isStop || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || hasRing(element)) continue;
    for (let frames = 0; frames < 3; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    if (!hasRing(element)) found.push(element.outerHTML.slice(0, 150));
  }
  document.activeElement?.blur();
  return found;
})()`;

async function expectFocusRings(page: Page): Promise<void> {
  await page.keyboard.press('Tab'); // after a key press the browser also shows focus that is set by scripts
  expect(await page.evaluate<string[]>(LIST_WITHOUT_FOCUS_RING), 'without a focus ring').toEqual([]);
}

/** The elements that overflow to the right if the page scrolls sideways, or the page itself if none does. */
const LIST_OVERFLOWING = `(() => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const out = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
  );
  return ['scrolls to ' + scrollWidth, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 150))];
})()`;

/** Expects no sideways scroll. */
export async function expectFitting(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  expect(await page.evaluate<string[]>(LIST_OVERFLOWING), `at ${width} px`).toEqual([]);
}

/**
 * Expects the page to be accessible, to fit and to show focus at every width, without loading it again; it stays at the
 * smallest. Needs a desktop's browser: a phone's would widen the page instead of scrolling sideways.
 */
export async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    const isOuter = screen === SCREENS[0] || screen === SCREENS.at(-1);
    await page.setViewportSize(screen);
    await settled(page);
    await expectFitting(page);
    await expectLargeTargets(page);
    await expectAccessible(page, { contrast: isOuter });
    if (isOuter) await expectFocusRings(page);
  }
}

/**
 * Expects an open dialog or drawer to be accessible and to fit: at the smallest width, where it opens, and the largest.
 */
export async function expectGoodDialog(page: Page): Promise<void> {
  for (const screen of [SCREENS.at(-1) ?? SCREENS[0], SCREENS[0]]) {
    await page.setViewportSize(screen);
    await settled(page);
    await expectFitting(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
  }
}
