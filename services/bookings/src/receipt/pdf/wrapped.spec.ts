import { expect, it } from '@jest/globals';
import { wrapped } from './wrapped.ts';

const lengthOf = (text: string) => text.length;

it.each([
  ['a short text', 'Ananya', ['Ananya']],
  ['nothing', '', []],
  ['words that fit two by two', 'one two six ten', ['one two', 'six ten']],
  ['a word as wide as the line', 'Mahabubnagar', ['Mahabubnag', 'ar']],
  ['a long word after a short one', 'Sri Mahabubnagar', ['Sri', 'Mahabubnag', 'ar']],
  ['more than three lines', 'aaaaaaaaaa bbbbbbbbbb cccccccccc d', ['aaaaaaaaaa', 'bbbbbbbbbb', 'ccccccccc…']],
  ['more than three lines of words', 'aaaaaaaaaa bbbbbbbbbb ccc ddd eee', ['aaaaaaaaaa', 'bbbbbbbbbb', 'ccc ddd e…']],
  ['syllables, which it keeps whole,', 'aaaaaaaaaका', ['aaaaaaaaa', 'का']],
  ['a syllable that is wider than the line', `${'क्'.repeat(6)}क`, ['क्'.repeat(5), 'क्क']],
])('wrapped breaks %s into lines', (_what, text, lines) => {
  expect(wrapped(text, 10, 3, lengthOf)).toEqual(lines);
});
