/** Height of the calendar with five weeks, so that its code shifts nothing that follows. */
export const CALENDAR_HEIGHT = 'min-h-[27.5rem] sm:min-h-[29.75rem]';
