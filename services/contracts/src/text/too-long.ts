/** What a form and the server say of a text with more than `max` characters; `field` is its name as people read it. */
export const tooLong = (field: string, max: number): string => `${field} can have at most ${max} characters`;
