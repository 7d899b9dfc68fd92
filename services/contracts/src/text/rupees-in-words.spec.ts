import { expect, it } from '@jest/globals';
import { rupeesInWords } from './rupees-in-words.ts';

it.each([
  [0, 'zero'],
  [1, 'one'],
  [10, 'ten'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [45, 'forty-five'],
  [100, 'one hundred'],
  [101, 'one hundred one'],
  [1000, 'one thousand'],
  [9090, 'nine thousand ninety'],
  [20_011, 'twenty thousand eleven'],
  [99_999, 'ninety-nine thousand nine hundred ninety-nine'],
  [100_000, 'one lakh'],
  [123_456, 'one lakh twenty-three thousand four hundred fifty-six'],
  [10_000_000, 'one crore'],
  [10_000_001, 'one crore one'],
  [123_456_789, 'twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine'],
  [1_250_000_000, 'one hundred twenty-five crore'],
  [1_000_000_000_000, 'one lakh crore'],
])('rupeesInWords writes %d in words', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(`Rupees ${words} only`);
});

it.each([-1, 0.5, NaN, Infinity])('rupeesInWords throws a RangeError for %d', (amount) => {
  expect(() => rupeesInWords(amount)).toThrow(RangeError);
});
