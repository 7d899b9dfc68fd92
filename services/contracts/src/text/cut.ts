/** The beginning of the text, at most `max` characters long; a character is never cut in two. */
export const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
