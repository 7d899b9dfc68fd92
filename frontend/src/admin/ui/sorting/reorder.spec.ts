import { describe, expect, it } from '@jest/globals';
import { inOrder, movedIds } from './reorder.ts';

describe('movedIds', () => {
  it.each([
    ['forwards', [1, 2, 3, 4], [1, 2, 3, 4], 1, 3, [2, 3, 1, 4]],
    ['backwards', [1, 2, 3, 4], [1, 2, 3, 4], 4, 2, [1, 4, 2, 3]],
    ['past hidden ones', [1, 2, 3, 4], [1, 4], 4, 1, [4, 2, 3, 1]],
    ['onto itself', [1, 2], [1, 2], 2, 2, [1, 2]],
  ])('moves a record %s', (_name, all, shown, moved, target, expected) => {
    expect(movedIds(all, shown, moved, target)).toEqual(expected);
  });
});

describe('inOrder', () => {
  it('sorts records by the ids and puts the others at the end', () => {
    const records = [1, 2, 3, 4].map((id) => ({ id }));

    expect(inOrder(records, [3, 1, 9]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  });
});
