import { expect, it } from '@jest/globals';
import type { DayPrice } from '@farmhouse/contracts/bookings/price/day-prices';
import { ruleMarks } from './rule-marks.ts';

const day: DayPrice = { date: '2026-12-05', price: 5000, minNights: 1 };

it.each<[Partial<DayPrice>, string, string]>([
  [{}, '', 'no rule'],
  [{ minNights: 2 }, '2+', 'at least 2 nights'],
  [{ closedToArrival: true }, '×', 'no arrival'],
  [{ closedToArrival: true, closedToDeparture: true }, '×', 'no arrival, no departure'],
  [{ minNights: 3, closedToDeparture: true }, '3+', 'at least 3 nights, no departure'],
])('ruleMarks shows a day with %j as "%s", in full "%s"', (part, short, words) => {
  expect(ruleMarks([{ ...day, ...part }]).get('2026-12-05')).toMatchObject({ short, words });
});
