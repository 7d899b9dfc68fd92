import { describe, expect, it } from '@jest/globals';
import { isInvisible, isVisible, visibleLength, withoutDirectionControls, withoutHidden } from './visible.ts';

describe('visibleLength', () => {
  it.each([
    ['Asha Rao', 7],
    ['आशा', 3],
    ['李', 1],
    ['', 0],
    ['  \t\n', 0],
    ['\u200b\u200c\u200d\ufeff', 0],
    ['\u3164\u115f\u2800\u00ad', 0],
    ['\u202e\u2066\u{e0041}', 0],
    ['\u0000\u007f', 0],
    ['A\u200b', 1],
  ])('of %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length);
    expect(isInvisible(text)).toBe(length === 0);
  });
});

it.each([
  ['asha@example.com', true],
  ['asha\u200b@example.com', false],
  ['asha @example.com', false],
  ['\u202easha@example.com', false],
])('isVisible of %j is %s', (text, visible) => {
  expect(isVisible(text)).toBe(visible);
});

it.each([
  ['Pay \u202eUTR\u202c to \u2066us\u2069', 'Pay UTR to us'],
  ['\u202a\u202b\u202d\u2067\u2068\u200e\u200f\u061c', ''],
  ['क्\u200dष 👩\u200d🌾\n\tas typed', 'क्\u200dष 👩\u200d🌾\n\tas typed'],
])('withoutDirectionControls of %j is %j', (text, shown) => {
  expect(withoutDirectionControls(text)).toBe(shown);
});

it.each([
  ['As\u200bha', 'Asha'],
  ['\u202eahsA', 'ahsA'],
  ['Asha\u3164\u2800', 'Asha'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩\u200d🌾 ❤\ufe0f', '👩\u200d🌾 ❤\ufe0f'],
])('withoutHidden of %j is %j', (text, shown) => {
  expect(withoutHidden(text)).toBe(shown);
});
