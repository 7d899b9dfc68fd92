import { loadCalendar } from '../dates/load-calendar.ts';

/** The code of the steps after the first one. */
export const loadLaterSteps = () => import('./later-steps.tsx');

/** Preloads it and the calendar while the guest fills in the first step; a failure is retried when they are shown. */
export function preloadSteps(): void {
  loadLaterSteps().catch(() => undefined);
  loadCalendar().catch(() => undefined);
}
