import { expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { answerFor } from './stay-answer.ts';

const days = { from: '2026-12-11', to: '2026-12-14' };
const at = (date: string, time: string) => istInstant(date, time).toISOString();
const range = (kind: BusyRange['kind'], from: string, to: string): BusyRange => ({ kind, from, to });
const stay = { checkinDate: '2026-12-12', checkinTime: '12:00', checkoutDate: '2026-12-13', checkoutTime: '11:00' };

const before = range('taken', at('2026-12-11', '00:00'), at('2026-12-12', '12:00'));
const tooSoonAfter = range('taken', at('2026-12-13', '11:30'), at('2026-12-14', '11:00'));
const requested = range('requested', at('2026-12-12', '14:00'), at('2026-12-14', '11:00'));
// cut at the days that the calendar was asked for
const fromBefore = range('taken', at('2026-12-11', '00:00'), at('2026-12-13', '12:00'));
const toBeyond = range('taken', at('2026-12-13', '11:30'), at('2026-12-15', '00:00'));
const beyondBoth = range('taken', at('2026-12-11', '00:00'), at('2026-12-15', '00:00'));

it.each([
  ['free', [], 'The house is free.'],
  ['free', [before], 'The house is free.'],
  [
    'taken',
    [requested, tooSoonAfter],
    'The house is taken from Sun, 13 Dec 2026, 11:30 am to Mon, 14 Dec 2026, 11:00 am.',
  ],
  ['requested', [before, requested], 'Free, but requested for part of this time.'],
  ['taken', [fromBefore], 'The house is taken until Sun, 13 Dec 2026, 12:00 pm.'],
  ['taken', [toBeyond], 'The house is taken from Sun, 13 Dec 2026, 11:30 am.'],
  ['taken', [beyondBoth], 'The house is taken on these dates.'],
] as const)('answerFor says that a stay is %s when the taken and requested times are %j', (kind, ranges, text) => {
  expect(answerFor(stay, { ...days, ranges: [...ranges], turnaroundMinutes: 60 })).toEqual({ kind, text });
});
