/** The code of the calendar, which is fetched ahead of the step that shows it. */
export const loadCalendar = () => import('../../ui/calendar/stay-calendar.tsx');
