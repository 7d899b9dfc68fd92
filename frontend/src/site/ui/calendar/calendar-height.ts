/** Height of the calendar, so that loading its code does not shift the content below. */
export const CALENDAR_HEIGHT = 'min-h-[31.5625rem] sm:min-h-[32.75rem]';
