import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { PricedCalendar } from '../dates/lazy-calendar.ts';

/** The steps after the first one. */
export const LaterSteps = lazyWithRetry(() => import('./later-steps.tsx'));

/** Preloads their code and the calendar's, so that they are shown at once; a failure is retried when they are shown. */
export async function preloadSteps(): Promise<void> {
  await Promise.allSettled([LaterSteps.preload(), PricedCalendar.preload()]);
}
