/**
 * Height of the calendar with six weeks, so that neither loading its code nor a long month shifts the content below.
 */
export const CALENDAR_HEIGHT = 'six-weeks min-h-[30.25rem] sm:min-h-[32.75rem]';
