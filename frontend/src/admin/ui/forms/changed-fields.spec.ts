import { expect, it } from '@jest/globals';
import { changedFields } from './changed-fields.ts';

it('changedFields returns only fields with another value, also when it was removed', () => {
  const before = { name: 'Counter', description: 'Visits', isActive: true, tags: ['a', 'b'], order: undefined };

  expect(changedFields(before, { ...before, description: 'Page views' })).toEqual({ description: 'Page views' });
  expect(changedFields<object>(before, { ...before, description: null, order: null })).toEqual({ description: null });
  expect(changedFields(before, { ...before, tags: ['a', 'b'] })).toEqual({});
});
