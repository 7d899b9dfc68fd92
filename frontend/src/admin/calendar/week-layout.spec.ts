import { describe, expect, it } from '@jest/globals';
import type { CalendarEntry } from './entries.ts';
import { weeksOf } from '../ui/month.ts';
import { layoutWeek } from './week-layout.ts';

/** Monday 9 to Sunday 15 November 2026. */
const WEEK = weeksOf('2026-11')[2] ?? [];
const ENOUGH = 10;

function aStay(key: string, from: number, to: number): CalendarEntry {
  const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;
  return {
    key,
    kind: 'confirmed',
    fromDate: day(from),
    toDate: day(to),
    overnight: from !== to,
    title: key,
    description: key,
  };
}
const aBlock = (key: string, from: number, to: number): CalendarEntry => ({
  ...aStay(key, from, to),
  kind: 'block',
  overnight: false,
});

const placesOf = (entries: CalendarEntry[]) =>
  layoutWeek(WEEK, entries, ENOUGH).bars.map(({ entry, lane, start, end }) => [entry.key, lane, start, end]);

describe('week layout', () => {
  it.each([
    ['a night from noon to noon', aStay('a', 9, 10), [['a', 0, 1, 3]]],
    ['a visit as its whole day', aStay('a', 11, 11), [['a', 0, 4, 6]]],
    ['a block with both its days', aBlock('a', 14, 15), [['a', 0, 10, 14]]],
    ['the end of a stay from the week before', aStay('a', 7, 10), [['a', 0, 0, 3]]],
    ['the beginning of one that goes on', aStay('a', 15, 18), [['a', 0, 13, 14]]],
    ['nothing of another week', aStay('a', 17, 18), []],
    ['nothing of a stay that begins when the week is over', aStay('a', 16, 17), []],
  ])('shows %s', (_case, entry, places) => {
    expect(placesOf([entry])).toEqual(places);
  });

  it('puts stays that follow each other on the same day in one row', () => {
    expect(placesOf([aStay('a', 9, 11), aStay('b', 11, 13)])).toEqual([
      ['a', 0, 1, 5],
      ['b', 0, 5, 9],
    ]);
  });

  it('puts overlapping booking requests in separate rows and reuses a row as soon as it is free', () => {
    expect(placesOf([aStay('a', 9, 12), aStay('b', 10, 11), aStay('c', 11, 13)])).toEqual([
      ['a', 0, 1, 7],
      ['b', 1, 3, 5],
      ['c', 1, 5, 9],
    ]);
  });

  it('counts for each day the entries that do not fit', () => {
    const { bars, lanes, hidden } = layoutWeek(WEEK, [aStay('a', 9, 10), aStay('b', 9, 11), aStay('c', 9, 10)], 2);

    expect(bars.map(({ entry }) => entry.key)).toEqual(['a', 'b']);
    expect(lanes).toBe(2);
    expect(hidden).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  it('marks entries that continue in the week before or after', () => {
    const [bar] = layoutWeek(WEEK, [aStay('a', 1, 30)], ENOUGH).bars;

    expect(bar).toMatchObject({ start: 0, end: 14, fromBefore: true, intoNext: true });
  });
});
