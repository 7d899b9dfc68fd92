/** The code of the steps after the first one, and of the calendar in them. */
export const loadLaterSteps = () => import('./later-steps.tsx');
export const loadCalendar = () => import('../../ui/calendar/stay-calendar.tsx');

/** Preloads both while the guest fills in the first step; a failure is retried when they are shown. */
export function preloadSteps(): void {
  loadLaterSteps().catch(() => undefined);
  loadCalendar().catch(() => undefined);
}
