import { expect, it } from '@jest/globals';
import { oldestFirst } from './oldest-first.ts';

it('rows are shown in the order in which they were added', () => {
  expect(oldestFirst([{ id: 12 }, { id: 9 }, { id: 10 }])).toEqual([{ id: 9 }, { id: 10 }, { id: 12 }]);
});
