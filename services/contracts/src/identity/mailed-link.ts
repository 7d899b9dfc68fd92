/** Longest token that a mailed link may hold, in characters. */
export const MAILED_TOKEN_MAX_LENGTH = 100;
