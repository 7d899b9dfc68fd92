import { expect, it } from '@jest/globals';
import { optOutWord } from './opt-out-words.ts';

it.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stopp!', 'stop'],
  ['रोकें', 'stop'],
  ['“stop”', 'stop'],
  ['START', 'start'],
  ['start?', 'start'],
  ['', undefined],
  ['When do we stop at the gate?', undefined],
  ['please stop by', undefined],
  ['stopwatch', undefined],
  ['I want to start early', undefined],
])('the answer %j is the word %s', (response, word) => {
  expect(optOutWord(response)).toBe(word);
});
