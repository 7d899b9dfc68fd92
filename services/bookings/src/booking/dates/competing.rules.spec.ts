import { describe, expect, it } from '@jest/globals';
import { competitorsAmong, type RequestedStay } from './competing.rules.ts';

const stay = (id: number, from: number, to: number): RequestedStay => ({ id, from, to });

describe('the competitors of a booking request', () => {
  it.each<[string, RequestedStay[], number[]]>([
    ['one that overlaps', [stay(1, 0, 10), stay(2, 9, 20)], [2]],
    ['none that begins at its end', [stay(1, 0, 10), stay(2, 10, 20)], []],
    ['none that ends at its beginning', [stay(1, 10, 20), stay(2, 0, 10)], []],
    ['one for the same time', [stay(2, 0, 10), stay(1, 0, 10)], [2]],
    ['one around it', [stay(1, 5, 6), stay(2, 0, 10)], [2]],
    ['none that competes only with a third', [stay(1, 0, 10), stay(2, 5, 15), stay(3, 10, 20)], [2]],
  ])('are %s', (_what, requests, expected) => {
    const mine = requests.find(({ id }) => id === 1) ?? stay(1, 0, 0);

    const { count, first } = competitorsAmong(requests)(mine, 10);

    expect(first.map(({ id }) => id)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  it('are all counted, and the first ones named in the order of their creation', () => {
    const requests = Array.from({ length: 50 }, (_, index) => stay(index, index % 7, 100));

    const { count, first } = competitorsAmong(requests)(stay(3, 3, 100), 4);

    expect(count).toBe(49);
    expect(first.map(({ id }) => id)).toEqual([0, 1, 2, 4]);
  });
});
