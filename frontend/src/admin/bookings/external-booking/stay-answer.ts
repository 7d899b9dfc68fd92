import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { overlaps, stayInterval, withTurnaround, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import { formatInstant } from '@farmhouse/contracts/text/dates';

export type StayAnswer = { kind: 'free' | 'requested' | 'taken'; text: string };

/** Says if a stay, with the turnaround after it, is free of the busy ranges; taken ranges take precedence. */
export function answerFor(stay: StayDates, ranges: readonly BusyRange[], turnaroundMinutes: number): StayAnswer {
  const requested = withTurnaround(stayInterval(stay), turnaroundMinutes);
  const clashing = ranges.filter(({ from, to }) => overlaps(requested, { from: new Date(from), to: new Date(to) }));
  const taken = clashing.find(({ kind }) => kind === 'taken');
  if (taken) {
    const [from, to] = [taken.from, taken.to].map((at) => formatInstant(new Date(at)));
    return { kind: 'taken', text: `The house is taken from ${from} to ${to}.` };
  }
  if (clashing.length > 0) {
    return { kind: 'requested', text: 'Free, but requested for part of this time.' };
  }
  return { kind: 'free', text: 'The house is free.' };
}
