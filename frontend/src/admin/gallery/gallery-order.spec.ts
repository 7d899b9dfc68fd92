import { describe, expect, it } from '@jest/globals';
import { idsWithMoved } from './gallery-order.ts';

describe('idsWithMoved', () => {
  it.each([
    ['to the front', [1, 2, 3, 4], 3, 1, [3, 1, 2, 4]],
    ['to the end', [1, 2, 3, 4], 1, 4, [2, 3, 4, 1]],
    ['to the end for a place beyond it', [1, 2, 3, 4], 2, 99, [1, 3, 4, 2]],
    ['to the second place of those with the filter’s category', [1, 3, 4], 4, 2, [1, 2, 4, 3]],
  ])('moves a picture %s', (_what, shown, moved, position, expected) => {
    expect(idsWithMoved([1, 2, 3, 4], shown, moved, position)).toEqual(expected);
  });
});
