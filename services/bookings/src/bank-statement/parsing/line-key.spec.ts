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

it('lineKey differs by the bank and the occurrence', () => {
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
