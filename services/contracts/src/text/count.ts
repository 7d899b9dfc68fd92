/** Positions of commas in Indian numbers: before the last three digits, and before every two to their left. */
const COMMA = /\B(?=(?:\d\d)*\d{3}$)/g;

/** A number as people in India write it, rounded to a whole one: `1,23,456`. Not for negative numbers. */
export const formatNumber = (number: number): string => String(Math.round(number)).replace(COMMA, ',');

/** A number with its noun: `1 booking`, `0 bookings`, `1,008 bookings`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
