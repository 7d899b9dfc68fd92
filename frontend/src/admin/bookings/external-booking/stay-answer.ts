import type { Availability, BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { overlaps, stayInterval, withTurnaround, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';

export type StayAnswer = { kind: 'free' | 'requested' | 'taken'; text: string };

/** When the house is taken. A time at the edge of the requested days is left out: the range may continue beyond. */
function takenText(taken: BusyRange, days: Availability): string {
  const [from, to] = [new Date(taken.from), new Date(taken.to)];
  const begins = from > istInstant(days.from, '00:00') ? ` from ${formatInstant(from)}` : '';
  const isEndKnown = to < istInstant(addDays(days.to, 1), '00:00');
  const ends = isEndKnown ? ` ${begins ? 'to' : 'until'} ${formatInstant(to)}` : '';
  return `The house is taken${begins + ends || ' on these dates'}.`;
}

/** Says if a stay, with the turnaround after it, is free of the busy ranges; taken ranges take precedence. */
export function answerFor(stay: StayDates, availability: Availability): StayAnswer {
  const requested = withTurnaround(stayInterval(stay), availability.turnaroundMinutes);
  const clashing = availability.ranges.filter(({ from, to }) =>
    overlaps(requested, { from: new Date(from), to: new Date(to) }),
  );
  const taken = clashing.find(({ kind }) => kind === 'taken');
  if (taken) return { kind: 'taken', text: takenText(taken, availability) };
  if (clashing.length > 0) {
    return { kind: 'requested', text: 'Free, but requested for part of this time.' };
  }
  return { kind: 'free', text: 'The house is free.' };
}
