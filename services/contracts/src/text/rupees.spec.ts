import { describe, expect, it } from '@jest/globals';
import {
  formatCompactPrice,
  formatCompactRupees,
  formatPaise,
  formatRupees,
  formatRupeesExact,
  groupRupees,
  parseRupees,
  percentOf,
} from './rupees.ts';

describe('rupees', () => {
  it.each([
    [0, '₹0'],
    [500, '₹500'],
    [1150, '₹1,150'],
    [123_456, '₹1,23,456'],
    [12_345_678, '₹1,23,45,678'],
    [-1430, '−₹1,430'],
  ])('formatRupees writes %i as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it.each([
    [5100, '₹5,100'],
    [123_456, '₹1,23,456'],
    [5100.5, '₹5,100.50'],
    [0.29, '₹0.29'],
    [-1_430.05, '−₹1,430.05'],
    [-1430, '−₹1,430'],
  ])('formatRupeesExact writes %d as %s', (amount, text) => {
    expect(formatRupeesExact(amount)).toBe(text);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12_345_600, '1,23,456.00'],
    [-143_005, '−1,430.05'],
  ])('formatPaise writes %d as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  it.each([
    [0, '0'],
    [3950, '3,950'],
    [15_450, '15,450'],
    [125_450, '1,25,450'],
  ])('groupRupees writes %i as %s', (amount, text) => {
    expect(groupRupees(amount)).toBe(text);
  });

  it('formatCompactRupees shortens lakhs', () => {
    expect(formatCompactRupees(130_000)).toBe('₹1.3L');
    expect(formatCompactRupees(18_000)).toBe('₹18k');
    expect(formatCompactRupees(-18_000)).toBe('−₹18k');
  });

  it.each([
    [0, '₹0'],
    [850, '₹850'],
    [1000, '₹1k'],
    [16_600, '₹16.6k'],
    [16_610, '₹16.7k'],
    [18_000, '₹18k'],
    [99_999, '₹1L'],
    [120_000, '₹1.2L'],
    [122_300, '₹1.23L'],
    [1_150_500, '₹11.6L'],
  ])('formatCompactPrice writes %d as %s, never less than it is', (amount, text) => {
    expect(formatCompactPrice(amount)).toBe(text);
  });

  it('percentOf rounds down to whole rupees', () => {
    expect([percentOf(5101, 50), percentOf(5101, 100), percentOf(5101, 0)]).toEqual([2550, 5101, 0]);
  });

  it.each([
    ['1150', 1150],
    ['₹1,150', 1150],
    ['₹ 1,23,456', 123_456],
    [' 1 150 ', 1150],
    ['1150.00', 1150],
    ['0', 0],
    ['007', 7],
  ])('parseRupees reads %j as %i', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each(['', '₹', '-5', '1.5', '1e3', '1150 rupees', '1234567890', 'NaN', '0x10'])(
    'parseRupees returns undefined for %j',
    (text) => {
      expect(parseRupees(text)).toBeUndefined();
    },
  );

  it.each([0, 1, 999, 1000, 123_456, 999_999_999])('parseRupees reads what formatRupees writes for %i', (amount) => {
    expect(parseRupees(formatRupees(amount))).toBe(amount);
  });
});
