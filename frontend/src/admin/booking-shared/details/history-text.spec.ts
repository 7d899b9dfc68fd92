import { expect, it } from '@jest/globals';
import { changesInWords } from './history-text.ts';

it.each<[string, string | null, string | null, string[], string]>([
  ['verified', 'pending_verification', 'verified', ['pending verification → verified'], 'a status as text'],
  ['requested', null, 'pending', [], 'nothing for an initial status'],
  [
    'changed',
    '8 Jan; 12 guests',
    '9 Jan; 14 guests',
    ['8 Jan → 9 Jan', '12 guests → 14 guests'],
    'each part of a change',
  ],
  ['changed', '₹500', '₹700; new name', ['₹500 → ₹700', 'new name'], 'an added value without a former one'],
  ['changed', null, 'new phone number', ['new phone number'], 'a change of the contact alone'],
  ['changed', '8 Jan; BBQ', '9 Jan', ['8 Jan; BBQ → 9 Jan'], 'parts that do not pair together'],
])('changesInWords of “%s” from %j to %j is: %j, %s', (action, from, to, changes) => {
  expect(changesInWords({ action, from, to })).toEqual(changes);
});
