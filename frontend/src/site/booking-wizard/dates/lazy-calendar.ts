import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';

/** The calendar, whose code is fetched before the step that shows it. */
export const StayCalendar = lazyWithRetry(() => import('../../ui/calendar/stay-calendar.tsx'));
