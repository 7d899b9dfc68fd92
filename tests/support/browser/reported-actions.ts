import type { Page } from '@playwright/test';
import type { ReportEvent } from '@farmhouse/contracts/analytics/funnel';

/** Collects what a page reports of the booking, in order. */
export function reportedActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics/event')) return;
    actions.push((request.postDataJSON() as ReportEvent).eventAction ?? '');
  });
  return actions;
}
