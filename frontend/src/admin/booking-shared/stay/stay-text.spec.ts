import { expect, it } from '@jest/globals';
import { competesWithText, shortDaysText } from './stay-text.ts';

it.each([
  ['2027-01-22', '2027-01-24', 'Fri 22–24 Jan'],
  ['2027-01-30', '2027-02-01', 'Sat 30 Jan – Mon 1 Feb'],
  ['2027-01-22', '2027-01-22', 'Fri 22 Jan'],
  ['2026-12-31', '2027-01-01', 'Thu 31 Dec – Fri 1 Jan'],
  ['2028-01-22', '2028-01-24', 'Sat 22–24 Jan 2028'],
])('a stay from %s to %s is shown in 2027 as %s', (checkinDate, checkoutDate, text) => {
  expect(shortDaysText({ checkinDate, checkoutDate }, '2027')).toBe(text);
});

it.each([
  [['A'], 'Competes with A'],
  [['A', 'B'], 'Competes with A and 1 more'],
  [['A', 'B', 'C', 'D'], 'Competes with A and 3 more'],
])('the competitors %j are shown as %s', (competingWith, text) => {
  expect(competesWithText({ competingWith, competingRequests: competingWith.length })).toBe(text);
});
