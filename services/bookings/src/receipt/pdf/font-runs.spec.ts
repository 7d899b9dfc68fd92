import { expect, it } from '@jest/globals';
import { fontRuns } from './font-runs.ts';

const shown = (text: string) => fontRuns(text).map((run) => `${run.subset}: ${run.text}`);

it.each([
  ['English', 'Ananya Reddy', ['latin: Ananya Reddy']],
  ['an amount', '₹1,23,456', ['latin-ext: ₹', 'latin: 1,23,456']],
  ['Devanagari', 'राम', ['devanagari: राम']],
  ['two words of Devanagari', 'राम कुमार', ['devanagari: राम', 'latin:  ', 'devanagari: कुमार']],
  ['Telugu', 'రామారావు', ['telugu: రామారావు']],
  ['both with English', 'Ram राम రామ', ['latin: Ram ', 'devanagari: राम', 'latin:  ', 'telugu: రామ']],
  ['a joiner within a word', 'क्‍ष', ['devanagari: क्‍ष']],
  ['a full stop that scripts share', 'రామ।', ['telugu: రామ।']],
  ['a mark on an English letter', 'x\u0301', ['latin: x\u0301']],
  ['European letters', 'Łukasz', ['latin-ext: Ł', 'latin: ukasz']],
  ['Vietnamese, Greek and Cyrillic', 'ễΩЖ', ['vietnamese: ễ', 'greek: Ω', 'cyrillic: Ж']],
  ['characters that no font has', '漢😀', ['latin: 漢😀']],
  ['nothing', '', []],
])('fontRuns chooses the fonts of %s', (_what, text, runs) => {
  expect(shown(text)).toEqual(runs);
});
