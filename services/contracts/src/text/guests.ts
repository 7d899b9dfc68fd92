import { formatCount } from './count.ts';

/** `1 guest`, `12 guests`. */
export const formatGuests = (count: number): string => formatCount(count, 'guest', 'guests');
