import { expect, it } from '@jest/globals';
import { HALF_DAYS } from './testing/half-days.ts';
import { halfDayText } from './half-day.ts';

it.each([
  ['2026-12-05', 'free until 11 am'],
  ['2026-12-07', 'free from 12 pm'],
  ['2026-12-09', 'free until 1:30 pm'],
  ['2026-12-10', 'free from 12:30 pm'],
  ['2026-12-06', undefined],
  ['2026-12-08', undefined],
])('the day %s of a calendar with two taken stays is described as %s', (day, text) => {
  expect(halfDayText(day, HALF_DAYS)).toBe(text);
});
