import { expect, it } from '@jest/globals';
import { stillOffered } from './still-offered.ts';

it.each([
  ['all of them while the list is not known', undefined, ['1', '7']],
  ['those of the list', [{ id: 1 }, { id: 2 }], ['1']],
  ['none once nothing is offered', [], []],
])('the chosen services that stay chosen are %s', (_which, offered, kept) => {
  expect(stillOffered(['1', '7'], offered)).toEqual(kept);
});
