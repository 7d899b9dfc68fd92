/** Shown at dates of which some belong to another stay or are blocked. */
export const DATES_TAKEN = 'The house is taken on some of these days. Please choose others.';
