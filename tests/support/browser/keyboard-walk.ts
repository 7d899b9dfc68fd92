import type { Page } from '@playwright/test';
import { RINGED } from './focus-ring.ts';

/** More stops than any page has. */
const MAX_STOPS = 250;

/** Everything that the Tab key can reach, except radio buttons, of which it reaches only one per group. */
const LIST_STOPS = `
  window.stopsLeft = new Set(
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.disabled &&
        element.type !== 'radio' &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    ),
  );
`;

/**
 * Returns what is wrong with the focused element, if anything; null at the end of the page. A stop must be in the
 * viewport, have an outline or a ring, and not lie wholly under a bar (WCAG 2.4.7 and 2.4.11).
 */
const CHECK_STOP = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  window.stopsLeft.delete(element);
  const name = element.outerHTML.slice(0, 120);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const clip = (from, to, max) => [Math.max(from, 0), Math.min(to, max)];
  const [x1, x2] = clip(left, right, innerWidth);
  const [y1, y2] = clip(top, bottom, innerHeight);
  if (x1 >= x2 || y1 >= y2) return 'outside the viewport: ' + name;
  const seenAt = (across, down) => {
    const hit = document.elementFromPoint(x1 + (x2 - x1) * across, y1 + (y2 - y1) * down);
    return hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
  };
  const points = [0.1, 0.5, 0.9];
  if (!points.some((across) => points.some((down) => seenAt(across, down)))) return 'covered: ' + name;
  ${RINGED}
  const around = [element, element.parentElement, element.closest('label'), element.nextElementSibling];
  if (!around.some((node) => node && ringed(node))) return 'without a focus ring: ' + name;
  return '';
})()`;

/**
 * Presses Tab from the page's top to its end; returns what is wrong with its stops and which stops are never reached.
 */
export async function problemsOfKeyboardWalk(page: Page): Promise<string[]> {
  await page.evaluate(LIST_STOPS);
  const problems: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate<string | null>(CHECK_STOP);
    if (problem === null) break;
    if (problem) problems.push(problem);
  }
  const missed = await page.evaluate<string[]>(
    `[...window.stopsLeft]
      .filter((element) => element.isConnected && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 120))`,
  );
  return [...problems, ...missed.map((name) => `never reached: ${name}`)];
}
