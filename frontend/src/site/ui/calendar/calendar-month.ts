import { addDays } from '@farmhouse/contracts/timing/ist';

/** Days ahead that the calendar shows at least when it opens. */
const SHOWN_AHEAD = 7;

/** A day of the month that the calendar opens with: this one, or at its end the next. */
export const firstMonth = (today: string): string => addDays(today, SHOWN_AHEAD);
