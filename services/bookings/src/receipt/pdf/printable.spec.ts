import { expect, it } from '@jest/globals';
import { printable } from './printable.ts';

it.each([
  ['line breaks', 'Survey No. 118\r\nMoinabad', 'Survey No. 118 Moinabad'],
  ['control characters', 'A\u0000\u0007B\u009b', 'A B'],
  ['direction overrides', 'Ann\u202egnp.exe\u2066', 'Anngnp.exe'],
  ['zero-width characters', 'A\u200bn\u2060n\ufeff', 'Ann'],
  ['variants', '❤\ufe0f', '❤'],
  ['half a character', 'A\ud83d', 'A\ufffd'],
  ['letters in parts', 'e\u0301', 'é'],
  ['too many marks', `Z${'\u0338'.repeat(50)}a`, `Z${'\u0338'.repeat(4)}a`],
  ['joiners, which it keeps', 'क्‍ष', 'क्‍ष'],
  ['a long text', 'x'.repeat(2000), `${'x'.repeat(300)}…`],
])('printable normalises %s', (_what, text, line) => {
  expect(printable(text)).toBe(line);
});
