import { expect } from '@playwright/test';
import type { Dashboard, SectionTitle } from './dashboard.ts';
import { failUntilTriedAgain } from './failing-reads.ts';
import type { PageWatch } from './watched-page.ts';

interface ListStates {
  section: SectionTitle;
  /** Path of the list. */
  path: string;
  failed: string;
  empty: string;
}

/** Expects a section to show an error while its list cannot be loaded, and its empty state after Try again. */
export async function expectFailedThenEmpty(
  dashboard: Dashboard,
  watch: PageWatch,
  { section, path, failed, empty }: ListStates,
): Promise<void> {
  watch.expectRefusals(503);
  const { page } = dashboard;
  await failUntilTriedAgain(page, `**${path}`, { then: (route) => route.fulfill({ json: [] }) });
  await dashboard.open(section);
  await expect(page.getByText(failed, { exact: true })).toBeVisible();

  await dashboard.button('Try again').click();

  await expect(page.getByText(empty, { exact: true })).toBeVisible();
}
