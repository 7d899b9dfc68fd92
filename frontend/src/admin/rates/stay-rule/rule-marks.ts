import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { formatNights } from '@farmhouse/contracts/text/dates';
import type { LegendEntry } from '../preview/legend-entry.ts';
import type { DayMark } from '../preview/year-calendar.tsx';

const OPEN: LegendEntry = { id: 'open', name: 'No rule', tone: 'bg-white text-quiet' };
const NIGHTS: LegendEntry = { id: 'nights', name: 'Minimum nights', tone: 'bg-marigold-soft text-marigold-dark' };
const CLOSED: LegendEntry = { id: 'closed', name: 'No arrival or departure', tone: 'bg-danger-soft text-danger' };

export const RULE_LEGEND: readonly LegendEntry[] = [NIGHTS, CLOSED, OPEN];

function markOf({ minNights, closedToArrival, closedToDeparture }: DayPrice): DayMark {
  const nights = minNights > 1 ? `at least ${formatNights(minNights)}` : undefined;
  const closed = [closedToArrival && 'no arrival', closedToDeparture && 'no departure'].filter(Boolean);
  const { tone } = closed.length > 0 ? CLOSED : nights ? NIGHTS : OPEN;
  return {
    short: minNights > 1 ? `${minNights}+` : closed.length > 0 ? '×' : '',
    words: [nights, ...closed].filter(Boolean).join(', ') || 'no rule',
    tone,
  };
}

/** The rules for a stay that begins or ends on each day, as marks. */
export function ruleMarks(days: readonly DayPrice[]): Map<string, DayMark> {
  return new Map(days.map((day) => [day.date, markOf(day)]));
}
