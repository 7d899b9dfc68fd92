import { describe, expect, it } from '@jest/globals';
import { EMPTY_FORM, type FormInput } from './booking-form.ts';
import { isFilled, stepOf, withinSteps } from './steps.ts';

describe('the steps', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [4, 3],
    [Number.NaN, 0],
  ])('keep index %d at %d', (index, kept) => {
    expect(withinSteps(index)).toBe(kept);
  });

  it.each<[string, number, Partial<FormInput>, boolean]>([
    ['nothing typed', 0, {}, false],
    ['a name alone', 0, { fullName: 'Asha' }, false],
    ['spaces for a number', 0, { fullName: 'Asha', contactNumber: '   ' }, false],
    ['name and number, right or not', 0, { fullName: 'A', contactNumber: '1' }, true],
    ['dates without guests', 1, { checkinDate: '2026-12-05', checkoutDate: '2026-12-07', checkinTime: '14:00' }, false],
    [
      'everything but the check-out time',
      1,
      { checkinDate: '2026-12-05', checkoutDate: '2026-12-07', checkinTime: '14:00', guestCount: '4' },
      true,
    ],
    ['no services', 2, {}, true],
    ['no UTR', 3, {}, true],
  ])('let go on with %s: step %d', (_name, step, values, filled) => {
    expect(isFilled(step, { ...EMPTY_FORM, ...values })).toBe(filled);
  });

  it('lead back to the first one with something wrong', () => {
    expect(stepOf(['checkinTime', 'fullName'])).toBe(0);
    expect(stepOf(['upiTransactionId'])).toBe(3);
    expect(stepOf(['somethingElse'])).toBeUndefined();
  });
});
