/** Height of the calendar with six weeks, so that neither its code nor a long month shifts what follows. */
export const CALENDAR_HEIGHT = 'six-weeks min-h-[30.25rem] sm:min-h-[32.75rem]';
