import { describe, expect, it } from '@jest/globals';
import { mayCloseForms, type Leaving } from './may-close-forms.ts';

const BOOKINGS = { key: 'a', pathname: '/admin/dashboard/bookings' };

describe('a navigation that may close a form with unsaved input', () => {
  it.each<[string, Leaving['historyAction'], Leaving['nextLocation'], boolean]>([
    ['Back to another section', 'POP', { key: 'b', pathname: '/admin/dashboard' }, true],
    ['Back in the same section', 'POP', { ...BOOKINGS, key: 'b' }, true],
    ['Back to the same history entry', 'POP', BOOKINGS, false],
    ['a link to another section', 'PUSH', { key: 'b', pathname: '/admin/dashboard' }, true],
    ['a link within the section', 'PUSH', { ...BOOKINGS, key: 'b' }, true],
    ['a replaced address of the section', 'REPLACE', { ...BOOKINGS, key: 'b' }, false],
    ['the end of the session', 'REPLACE', { key: 'b', pathname: '/admin' }, false],
  ])('%s: %s', (_what, historyAction, nextLocation, expected) => {
    expect(mayCloseForms({ currentLocation: BOOKINGS, nextLocation, historyAction }, false)).toBe(expected);
  });

  it('is not Back on a phone, which closes the topmost dialog', () => {
    const nextLocation = { key: 'b', pathname: '/admin/dashboard' };

    expect(mayCloseForms({ currentLocation: BOOKINGS, nextLocation, historyAction: 'POP' }, true)).toBe(false);
  });
});
