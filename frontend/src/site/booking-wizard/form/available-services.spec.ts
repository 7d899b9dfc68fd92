import { expect, it } from '@jest/globals';
import { availableServices } from './available-services.ts';

it.each([
  ['all of them while the list is not known', undefined, ['1', '7']],
  ['those of the list', [{ id: 1 }, { id: 2 }], ['1']],
  ['none once nothing is offered', [], []],
])('the chosen services that stay chosen are %s', (_which, offered, kept) => {
  expect(availableServices(['1', '7'], offered)).toEqual(kept);
});
