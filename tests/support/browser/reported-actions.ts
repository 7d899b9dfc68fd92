import type { Page } from '@playwright/test';
import type { ReportEvent } from '@farmhouse/contracts/analytics/funnel';

/** Collects the analytics events that a page reports about the booking wizard, in order. */
export function reportedActions(page: Page): string[] {
  const actions: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics/event')) return;
    actions.push((request.postDataJSON() as ReportEvent).eventAction ?? '');
  });
  return actions;
}
