/** What a line of a check's output begins with that says what could not be checked, though nothing was wrong. */
export const NOT_CHECKED = 'not checked: ';

/** The lines of a check's output that matter although it has passed. */
export const notesIn = (output: string): string[] => output.split('\n').filter((line) => line.startsWith(NOT_CHECKED));
