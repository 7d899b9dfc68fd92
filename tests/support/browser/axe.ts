import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const SEVERE = new Set(['serious', 'critical']);

interface Violation {
  id: string;
  impact: string | null;
  html: string[];
}

/** Pages of third-party code, which axe leaves out. */
const isForeign = (url: string): boolean => url.includes(QUEUE_BOARD);

/** Runs axe, which is injected into a document only once: that takes longer than its rules. */
async function violationsOf(page: Page, options: RunOptions): Promise<Violation[]> {
  for (const frame of page.frames()) {
    if (isForeign(frame.url())) continue;
    if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source);
  }
  return page.evaluate<Violation[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes.map(({ html }) => html) })))`);
}

/**
 * Expects no serious or critical violation from axe on the current page. Contrast takes most of its time and hardly
 * depends on the width: it may be left out.
 */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  const rules = { 'color-contrast': { enabled: contrast } };
  const severe = (await violationsOf(page, { rules, resultTypes: ['violations'] })).filter(({ impact }) =>
    SEVERE.has(impact ?? ''),
  );
  const found = severe.map(({ id, html }) => `${id}: ${html.map((text) => text.slice(0, 150)).join(' | ')}`);
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([]);
}
