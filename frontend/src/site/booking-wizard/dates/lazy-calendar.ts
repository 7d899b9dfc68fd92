import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';

/** The calendar, whose code is fetched before the step that shows it. */
export const PricedCalendar = lazyWithRetry(() => import('../../ui/calendar/priced-calendar.tsx'));
