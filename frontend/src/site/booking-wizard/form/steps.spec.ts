import { describe, expect, it } from '@jest/globals';
import { EMPTY_FORM, type FormInput } from './booking-form.ts';
import { isFilled, stepOf, withinSteps } from './steps.ts';

describe('the steps of the booking wizard', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [4, 3],
    [Number.NaN, 0],
  ])('withinSteps of index %d is %d', (index, kept) => {
    expect(withinSteps(index)).toBe(kept);
  });

  it.each<[string, number, Partial<FormInput>, boolean]>([
    ['an empty form', 0, {}, false],
    ['only a name', 0, { fullName: 'Asha' }, false],
    ['spaces as contact number', 0, { fullName: 'Asha', contactNumber: '   ' }, false],
    ['name and number, valid or not', 0, { fullName: 'A', contactNumber: '1' }, true],
    ['dates without guests', 1, { checkinDate: '2026-12-05', checkoutDate: '2026-12-07', checkinTime: '14:00' }, false],
    [
      'everything but the check-out time',
      1,
      { checkinDate: '2026-12-05', checkoutDate: '2026-12-07', checkinTime: '14:00', guestCount: '4' },
      true,
    ],
    ['no services', 2, {}, true],
    ['no UTR', 3, {}, true],
  ])('isFilled with %s in step %d', (_name, step, values, filled) => {
    expect(isFilled(step, { ...EMPTY_FORM, ...values })).toBe(filled);
  });

  it('stepOf returns the first step that has one of the fields', () => {
    expect(stepOf(['checkinTime', 'fullName'])).toBe(0);
    expect(stepOf(['upiTransactionId'])).toBe(3);
    expect(stepOf(['somethingElse'])).toBeUndefined();
  });
});
