import type { Season } from './season.ts';

/** True if the season has dates, and is not only about days of the week. */
export const hasDates = ({ from, to }: Pick<Season, 'from' | 'to'>): boolean => from !== null || to !== null;
