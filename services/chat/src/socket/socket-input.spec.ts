import { expect, it } from '@jest/globals';
import { readPage } from './socket-input.ts';

it.each([
  ['a path', '/gallery?category=pool', '/gallery?category=pool'],
  ['a path that would show its letters in another order', '/\u202Egnp.exe', '/gnp.exe'],
  ['a path of two lines', '/gallery\n/contact', '/gallery /contact'],
  ['nothing', undefined, undefined],
])('reads the page of a visitor from %s (%j) as %j', (_what, page, expected) => {
  expect(readPage({ page })).toBe(expected);
});

it.each([['https://evil.example'], [7], ['\u202Eevil']])('refuses the page of a visitor %j', (page) => {
  expect(() => readPage({ page })).toThrow();
});
