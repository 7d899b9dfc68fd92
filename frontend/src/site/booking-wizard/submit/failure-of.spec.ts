import { describe, expect, it } from '@jest/globals';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { DATES_STEP } from '../form/steps.ts';
import { failureOf } from './failure-of.ts';

const refusal = (status: number, problem: object): ApiError => ({
  ...{ status, message: 'Refused' },
  problem: { message: 'Refused', ...problem } as ApiError['problem'],
});

describe('a booking request that fails', () => {
  it('because its dates are taken leads to the step of the dates, with the nearest free ones', () => {
    const nearestFree = [{ checkinDate: '2027-01-04', checkoutDate: '2027-01-05' }];

    expect(failureOf(refusal(409, { code: 'dates-taken', nearestFree }))).toMatchObject({
      ...{ outcome: 'dates-refused', wrongStep: DATES_STEP, nearestFree, fieldErrors: [] },
    });
  });

  it('because of a field leads to the step of the field', () => {
    const errors = [{ path: 'guestCount', message: 'At least 1 guest is required' }];

    expect(failureOf(refusal(400, { errors }))).toMatchObject({
      ...{ outcome: 'booking-refused', wrongStep: 1, fieldErrors: errors },
    });
  });

  it('because of a field of the last step, or of the coupon, stays in the last step', () => {
    const utr = failureOf(refusal(400, { errors: [{ path: 'upiTransactionId', message: 'Not a UTR' }] }));
    const coupon = failureOf(refusal(409, { code: 'coupon-expired', message: 'The coupon has expired' }));

    expect(utr.wrongStep).toBeUndefined();
    expect([coupon.wrongStep, coupon.couponProblem]).toEqual([undefined, 'The coupon has expired']);
  });

  it.each([0, 500])('with status %d counts as no refusal', (status) => {
    expect(failureOf(refusal(status, {}))).toMatchObject({ outcome: undefined, wrongStep: undefined });
  });
});
