import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SEVERE = new Set(['serious', 'critical']);

/** Expects no serious or critical violation from axe on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const severe = violations.filter(({ impact }) => SEVERE.has(impact ?? ''));
  const found = severe.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
  expect(found).toEqual([]);
}
