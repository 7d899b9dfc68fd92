import { expect, it } from '@jest/globals';
import { hasEndedEarly } from './ended-undos.ts';

const undo = { id: 1, done: 'Confirmed FH-7K3M9QXZ, Asha Rao', doneBy: 'owner', msLeft: 9000 };
const known = { data: [undo], fulfilledTimeStamp: 1000 };

it.each([
  [true, 'is gone before its time is over', [], 5000],
  [true, 'is replaced by another one', [{ ...undo, id: 2 }], 5000],
  [false, 'is gone when its time is over', [], 10_000],
  [false, 'is still there beside another one', [undo, { ...undo, id: 2 }], 5000],
])('hasEndedEarly is %p if a known undoable change %s', (ended, _what, data, now) => {
  expect(hasEndedEarly(known, { data }, now)).toBe(ended);
});

it('hasEndedEarly of a list that was never read is false', () => {
  expect(hasEndedEarly({}, { data: [] }, 5000)).toBe(false);
});
