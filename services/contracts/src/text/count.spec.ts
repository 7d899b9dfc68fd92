import { describe, expect, it } from '@jest/globals';
import { formatCount, formatNumber } from './count.ts';

describe('Counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [123_456, '1,23,456'],
    [12_345_678, '1,23,45,678'],
  ])('formatNumber groups the digits of %i as in %s', (number, text) => {
    expect(formatNumber(number)).toBe(text);
  });

  it.each([
    [0, '0 entries'],
    [1, '1 entry'],
    [2, '2 entries'],
    [1008, '1,008 entries'],
  ])('formatCount writes %i with its noun as %s', (count, text) => {
    expect(formatCount(count, 'entry', 'entries')).toBe(text);
  });
});
