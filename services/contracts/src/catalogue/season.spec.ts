import { describe, expect, it } from '@jest/globals';
import { hasDates } from './has-dates.ts';
import { includesDay, overlapMatcher, type Season } from './season.ts';

const always: Season = { from: null, to: null, yearly: false, weekdays: null };
const once = (from: string | null, to: string | null): Season => ({ ...always, from, to });
const yearly = (from: string, to: string): Season => ({ ...always, from, to, yearly: true });
const SATURDAY = '2027-03-06';

describe('the days of a season', () => {
  it.each<[string, Season, string, boolean]>([
    ['without dates include any day', always, '2027-05-01', true],
    ['include their first day', once('2027-05-01', '2027-05-03'), '2027-05-01', true],
    ['include their last day', once('2027-05-01', '2027-05-03'), '2027-05-03', true],
    ['end after their last day', once('2027-05-01', '2027-05-03'), '2027-05-04', false],
    ['begin with their first day', once('2027-05-01', '2027-05-03'), '2027-04-30', false],
    ['occur once when they are not yearly', once('2027-05-01', '2027-05-03'), '2028-05-02', false],
    ['without a first day include every earlier one', once(null, '2027-05-03'), '1999-01-01', true],
    ['without a last day include every later one', once('2027-05-01', null), '2099-01-01', true],
    ['without a last day still have a first one', once('2027-05-01', null), '2027-04-30', false],
    ['of one date include it', once('2027-05-01', '2027-05-01'), '2027-05-01', true],
  ])('%s', (_words, season, date, expected) => {
    expect(includesDay(season, date)).toBe(expected);
  });

  it.each<[string, Season, string, boolean]>([
    ['recur in a later year', yearly('2027-05-01', '2027-05-03'), '2031-05-02', true],
    ['include the same days of an earlier year', yearly('2027-05-01', '2027-05-03'), '2020-05-02', true],
    ['leave out other days of a later year', yearly('2027-05-01', '2027-05-03'), '2031-05-04', false],
    ['include December of a turn of the year', yearly('2027-12-24', '2028-01-02'), '2030-12-31', true],
    ['include January of a turn of the year', yearly('2027-12-24', '2028-01-02'), '2030-01-02', true],
    ['end in January of a turn of the year', yearly('2027-12-24', '2028-01-02'), '2030-01-03', false],
    [
      'include the turn of the year if only day and month are in that order',
      yearly('2027-12-24', '2027-01-02'),
      '2030-01-01',
      true,
    ],
    ['include the whole year when they are a year long', yearly('2027-03-01', '2028-02-29'), '2030-02-28', true],
    ['include every day when they overlap themselves', yearly('2027-03-01', '2028-06-01'), '2030-11-11', true],
    ['include every day when they are years long', yearly('2027-03-01', '2030-01-01'), '2030-11-11', true],
    ['include 29 February in a leap year', yearly('2027-02-28', '2027-03-01'), '2028-02-29', true],
    ['to the end of February include 29 February', yearly('2026-11-15', '2027-02-28'), '2028-02-29', true],
    ['to the end of February leave out 1 March', yearly('2026-11-15', '2027-02-28'), '2028-03-01', false],
    ['to 28 February of a leap year leave out 29 February', yearly('2027-11-15', '2028-02-28'), '2032-02-29', false],
    ['of 28 February alone leave out 29 February', yearly('2027-02-28', '2027-02-28'), '2028-02-29', false],
    ['of 29 February alone come in a leap year', yearly('2028-02-29', '2028-02-29'), '2032-02-29', true],
    ['of 29 February alone leave out 28 February', yearly('2028-02-29', '2028-02-29'), '2029-02-28', false],
    ['of 29 February alone leave out 1 March', yearly('2028-02-29', '2028-02-29'), '2029-03-01', false],
  ])('that are yearly %s', (_words, season, date, expected) => {
    expect(includesDay(season, date)).toBe(expected);
  });

  it.each<[string, Season, string, boolean]>([
    ['include a chosen one', { ...always, weekdays: [5, 6] }, SATURDAY, true],
    ['leave out another one', { ...always, weekdays: [0, 1] }, SATURDAY, false],
    ['count a Sunday as 0', { ...always, weekdays: [0] }, '2027-03-07', true],
    ['do not reach beyond the dates', { ...once('2027-03-01', '2027-03-05'), weekdays: [6] }, SATURDAY, false],
    ['hold for yearly dates, too', { ...yearly('2020-03-01', '2020-03-31'), weekdays: [6] }, SATURDAY, true],
  ])('with days of the week %s', (_words, season, date, expected) => {
    expect(includesDay(season, date)).toBe(expected);
  });

  it.each([
    [always, false],
    [{ ...always, weekdays: [6] }, false],
    [once('2027-05-01', null), true],
    [once(null, '2027-05-01'), true],
  ])('of %j have dates: %s', (season, expected) => {
    expect(hasDates(season)).toBe(expected);
  });
});

describe('the days of a season may touch those of a stay', () => {
  it.each<[string, Season, string, string, boolean]>([
    ['without dates', always, '2027-05-01', '2027-05-03', true],
    ['that begins on their last day', once(null, '2027-05-01'), '2027-05-01', '2027-05-03', true],
    ['that ends on their first day', once('2027-05-03', null), '2027-05-01', '2027-05-03', true],
    ['after them', once('2027-05-01', '2027-05-03'), '2027-05-04', '2027-05-05', false],
    ['before them', once('2027-05-01', '2027-05-03'), '2027-04-29', '2027-04-30', false],
    ['of another year', yearly('2020-05-01', '2020-05-03'), '2027-05-03', '2027-05-09', true],
    ['of another year around them', yearly('2020-05-01', '2020-05-03'), '2027-04-01', '2027-06-01', true],
    ['of another year after them', yearly('2020-05-01', '2020-05-03'), '2027-05-04', '2027-05-05', false],
    ['over the turn of the year', yearly('2020-01-01', '2020-01-03'), '2027-12-30', '2028-01-02', true],
    [
      'over a turn of the year that is too short',
      yearly('2020-01-03', '2020-01-04'),
      '2027-12-30',
      '2028-01-02',
      false,
    ],
    ['in a season over the turn of the year', yearly('2020-12-24', '2021-01-02'), '2028-01-02', '2028-01-02', true],
    ['in a season to the end of February', yearly('2026-11-15', '2027-02-28'), '2028-02-29', '2028-02-29', true],
    ['after a season over the turn of the year', yearly('2020-12-24', '2021-01-02'), '2028-01-03', '2028-01-04', false],
  ])('%s', (_words, season, first, last, expected) => {
    expect(overlapMatcher(first, last)(season)).toBe(expected);
  });
});
