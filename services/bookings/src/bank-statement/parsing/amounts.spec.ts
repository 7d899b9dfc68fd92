import { expect, it } from '@jest/globals';
import { parseAmount } from './amounts.ts';

it.each([
  ['1,23,456.78', 12_345_678, null],
  ['1,234,567.80', 123_456_780, null],
  ['₹ 4,500', 450_000, null],
  ['Rs.4500', 450_000, null],
  ['Rs. 4,500/-', 450_000, null],
  ['INR 4500.5', 450_050, null],
  ['4500.00 Cr', 450_000, 'in'],
  ['4500.00Cr.', 450_000, 'in'],
  ['4500.00(Cr)', 450_000, 'in'],
  ['+4500', 450_000, 'in'],
  ['4,500.00 Dr', 450_000, 'out'],
  ['(4,500.00)', 450_000, 'out'],
  ['-4,500', 450_000, 'out'],
  ['\u22124,500', 450_000, 'out'],
  ['4,500-', 450_000, 'out'],
  ['- 4,500.00', 450_000, 'out'],
  ['0.00', 0, null],
  ['0.29', 29, null],
  ['４５００', 450_000, null],
  ['9999999999999.99', 999_999_999_999_999, null],
])('parseAmount reads %s', (cell, paise, direction) => {
  expect(parseAmount(cell)).toEqual({ paise, direction });
});

it.each([
  ['', '-', 'Cr', 'abc', '4500.123', '1,2,3', '4,50', '1,23,45', '4.500,00', '12/10', '1e5', '=4500', '+cmd', '--5'],
  [
    '10000000000000.00',
    '999999999999999999999',
    '-4500 Cr',
    '(4500',
    '4500)',
    '4500 5',
    '(((((',
    'Rs',
    `1${'0'.repeat(50)}`,
  ],
])('parseAmount reads no amount in %s, %s and the like', (...cells) => {
  expect(cells.filter((cell) => parseAmount(cell) !== undefined)).toEqual([]);
});
