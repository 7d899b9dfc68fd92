import { describe, expect, it } from '@jest/globals';
import { wholeAtLeast } from './whole-number.ts';

describe('wholeAtLeast', () => {
  it.each([
    ['12', 1, 12],
    [' 12 ', 1, 12],
    ['₹1,150', 0, 1150],
    ['12.9', 1, 12],
    ['0', 1, 1],
    ['-3', 0, 0],
    ['', 1, 1],
    ['many', 1, 1],
    ['many', 0, 0],
    ['1e999', 0, 0],
    [undefined, 0, 0],
    [7, 0, 7],
  ])('reads %p with a minimum of %p as %p', (typed, min, expected) => {
    expect(wholeAtLeast(min, typed)).toBe(expected);
  });
});
