import { expect, it } from '@jest/globals';
import { lineKey, lineKeys } from './line-key.ts';
import type { ReadLine } from './statement.types.ts';

const LINE: ReadLine = { date: '2026-09-05', amountPaise: 450_000, text: 'UPI-RAVI KUMAR', utr: null };

it('lineKey is a sha256 that never changes', () => {
  expect(lineKey(LINE, 'hdfc', 0)).toBe('d70873c34aa405f4a9239d8a428dc10522b4a7b6fe708f8f6f816d435b3d1313');
  expect(lineKey({ ...LINE, text: 'upi - ravi  kumar' }, 'hdfc', 0)).toBe(lineKey(LINE, 'hdfc', 0));
});

it.each([
  ['day', { date: '2026-09-06' }],
  ['amount', { amountPaise: 450_001 }],
  ['text', { text: 'UPI-SITA' }],
  ['reference', { utr: '632112345678' }],
])('lineKey differs by the %s', (_what, part) => {
  expect(lineKey({ ...LINE, ...part }, 'hdfc', 0)).not.toBe(lineKey(LINE, 'hdfc', 0));
});

it('lineKey of a line with a UTR depends on it, the amount and the occurrence alone', () => {
  const line = { ...LINE, utr: '632112345678' };
  const key = lineKey(line, 'hdfc', 0);

  expect(key).toBe('c6c018f8feaa8f7960cd7c20d7d8276d3e367640e365900b72dbb9fe1ef3662f');
  expect(lineKey({ ...line, date: null, text: 'Rs.4500 credited' }, 'messages', 0)).toBe(key);
  expect(new Set([key, lineKey(line, 'hdfc', 1), lineKey({ ...line, amountPaise: 1 }, 'hdfc', 0)]).size).toBe(3);
});

it('lineKey of a line without a UTR differs by the bank and the occurrence', () => {
  expect(new Set([lineKey(LINE, 'hdfc', 0), lineKey(LINE, 'sbi', 0), lineKey(LINE, 'hdfc', 1)]).size).toBe(3);
});

it('lineKeys gives equal lines different keys, which are the same in a statement of an overlapping period', () => {
  const other = { ...LINE, date: '2026-09-04' };
  const later = { ...LINE, date: '2026-09-06' };

  const first = lineKeys([other, LINE, LINE], 'hdfc');
  const second = lineKeys([later, LINE, LINE], 'hdfc');

  expect(new Set([...first, ...second]).size).toBe(4);
  expect(second.slice(1)).toEqual(first.slice(1));
});
