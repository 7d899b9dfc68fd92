import { expect, it } from '@jest/globals';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { halfDayText } from './half-day.ts';

const taken = (from: [string, string], to: [string, string]) => ({
  kind: 'taken' as const,
  from: istInstant(...from).toISOString(),
  to: istInstant(...to).toISOString(),
});

const ranges = [
  taken(['2026-12-05', '11:00'], ['2026-12-07', '12:00']),
  taken(['2026-12-09', '13:30'], ['2026-12-10', '12:30']),
];

it.each([
  ['2026-12-05', 'free until 11 am'],
  ['2026-12-07', 'free from 12 pm'],
  ['2026-12-09', 'free until 1:30 pm'],
  ['2026-12-10', 'free from 12:30 pm'],
  ['2026-12-06', undefined],
  ['2026-12-08', undefined],
])('the day %s of a calendar with two taken stays is described as %s', (day, text) => {
  expect(halfDayText(day, ranges)).toBe(text);
});
