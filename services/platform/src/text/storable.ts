/** True if Postgres can store the text: it refuses NUL and halves of a surrogate pair, which no keyboard produces. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
