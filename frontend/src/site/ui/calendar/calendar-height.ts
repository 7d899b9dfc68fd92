/** Height of the calendar with six weeks, so that neither its code nor a long month shifts what follows. */
export const CALENDAR_HEIGHT = 'min-h-[28.5rem] sm:min-h-[31rem]';
