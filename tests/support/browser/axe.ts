import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SEVERE = new Set(['serious', 'critical']);

/**
 * Expects no serious or critical violation from axe on the current page. Contrast takes most of its time and hardly
 * depends on the width: it may be left out.
 */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  const rules = { 'color-contrast': { enabled: contrast } };
  // the legacy mode opens no page of its own for each result; it leaves out frames of other sites, which are not ours
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ rules, resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  const severe = violations.filter(({ impact }) => SEVERE.has(impact ?? ''));
  const found = severe.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
  expect(found, `at ${page.viewportSize()?.width} px`).toEqual([]);
}
