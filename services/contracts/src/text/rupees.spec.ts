import { describe, expect, it } from '@jest/globals';
import { formatRupees, parseRupees } from './rupees.ts';

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [500, '₹500'],
    [1150, '₹1,150'],
    [123_456, '₹1,23,456'],
    [12_345_678, '₹1,23,45,678'],
    [-1430, '-₹1,430'],
  ])('%i is written %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it.each([
    ['1150', 1150],
    ['₹1,150', 1150],
    ['₹ 1,23,456', 123_456],
    [' 1 150 ', 1150],
    ['1150.00', 1150],
    ['0', 0],
    ['007', 7],
  ])('%j is read as %i', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each(['', '₹', '-5', '1.5', '1e3', '1150 rupees', '1234567890', 'NaN', '0x10'])('%j is no amount', (text) => {
    expect(parseRupees(text)).toBeUndefined();
  });

  it.each([0, 1, 999, 1000, 123_456, 999_999_999])('%i survives being written and read', (amount) => {
    expect(parseRupees(formatRupees(amount))).toBe(amount);
  });
});
