import { describe, expect, it } from '@jest/globals';
import { asWhole, orderProblem } from './order-number.ts';

const NO_WHOLE = 'Order must be a whole number';

describe('the text typed as an order', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['12', undefined],
    [' 12 ', undefined],
    ['100', undefined],
    ['101', 'Order can be at most 100'],
    ['-1', 'Order must be positive'],
    ['2.9', NO_WHOLE],
    ['2,9', NO_WHOLE],
    ['2.', NO_WHOLE],
    ['1e3', NO_WHOLE],
    ['0x10', NO_WHOLE],
    ['many', NO_WHOLE],
    ['9'.repeat(400), NO_WHOLE],
  ])('%j has the problem %j', (typed, problem) => {
    expect(orderProblem(asWhole(typed), 100)).toBe(problem);
  });

  it('is sent as a number', () => {
    expect(asWhole('007')).toBe(7);
  });
});
