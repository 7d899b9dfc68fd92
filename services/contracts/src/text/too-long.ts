/**
 * The error for a text with more than `max` characters, in forms and from the server; `field` is its displayed name.
 */
export const tooLong = (field: string, max: number): string => `${field} can have at most ${max} characters`;
