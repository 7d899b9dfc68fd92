import { formatMonth } from '@farmhouse/contracts/text/dates';
import { addMonths } from '@farmhouse/contracts/timing/months';

/** The months that are offered: the next one, this one, and the ten before. */
const OFFERED = [1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10];

/** The months whose check-ins can be exported, the latest first; `today` is `YYYY-MM-DD`. */
export function exportMonths(today: string): { key: string; label: string }[] {
  return OFFERED.map((by) => {
    const key = addMonths(today.slice(0, 7), by);
    const name = by === 0 ? ' (this month)' : by === -1 ? ' (last month)' : '';
    return { key, label: `${formatMonth(key)}${name}` };
  });
}
