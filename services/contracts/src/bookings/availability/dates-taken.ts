/** The value of `datesTakenBy` when a block occupies the dates. */
export const TAKEN_BY_BLOCK = 'block';

const TAKEN_BY_CALENDAR = 'the calendar ';

/** The value of `datesTakenBy` when an event of another calendar occupies the dates. */
export const takenByCalendar = (name: string): string => `${TAKEN_BY_CALENDAR}${name}`;

/** True if the value of `datesTakenBy` is the code of a confirmed stay. */
export const isTakenByStay = (takenBy: string): boolean =>
  takenBy !== TAKEN_BY_BLOCK && !takenBy.startsWith(TAKEN_BY_CALENDAR);
