import { describe, expect, it } from '@jest/globals';
import { rupeesText } from './rupees-text.ts';

describe('rupeesText', () => {
  it.each([
    [5100, '₹5,100'],
    [123_456, '₹1,23,456'],
    [5100.5, '₹5,100.50'],
  ])('of %d is %s', (amount, text) => {
    expect(rupeesText(amount)).toBe(text);
  });
});
