import { expect, it } from '@jest/globals';
import { changesInWords } from './history-text.ts';

it.each<[string | null, string | null, string[], string]>([
  ['pending_verification', 'verified', ['pending verification → verified'], 'a state in words'],
  [
    '12 guests, by a_friend@example.com',
    '14 guests',
    ['12 guests, by a_friend@example.com → 14 guests'],
    'a text as it is',
  ],
  ['8 Jan\n₹500', '9 Jan\n₹700', ['8 Jan → 9 Jan', '₹500 → ₹700'], 'each line of several'],
  ['8 Jan\n₹500', '9 Jan', ['8 Jan\n₹500 → 9 Jan'], 'lines that do not pair as one'],
  [null, 'pending', [], 'nothing when there was nothing before'],
])('the history tells of %j and %j %j: %s', (from, to, told) => {
  expect(changesInWords(from, to)).toEqual(told);
});
