/**
 * True if a text has more than `max` characters as Postgres counts them: Unicode code points. It has as many as UTF-16
 * units at most, and half as many at least; only what is in between is counted, so that a long text is not copied.
 */
export const isTooLong = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || [...text].length > max);

/** The error for a text with more than `max` characters beside a field that has no name of its own. */
export const atMost = (max: number): string => `At most ${max} characters are possible`;

/**
 * The error for a text with more than `max` characters, in forms and from the server; `field` is its displayed name.
 */
export const tooLong = (field: string, max: number): string => `${field} can have at most ${max} characters`;
