import { expect, it } from '@jest/globals';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { sendErrors } from './send-errors.ts';

const refusal = (status: number, problem: object): ApiError => ({
  status,
  message: '',
  problem: { message: 'No', ...problem } as ApiError['problem'],
});
const FAILED = 'It could not be sent';

it('a broken stay rule is shown beside the dates', () => {
  const errors = [{ path: 'checkoutDate', message: 'Stays over Sat have at least 2 nights' }];

  expect(sendErrors(refusal(400, { code: 'stay-rule', errors }), FAILED)).toEqual({
    fields: { dates: 'Stays over Sat have at least 2 nights' },
  });
});

it('the error of taken dates is shown beside the dates, with the nearest free ones', () => {
  const nearestFree = [{ checkinDate: '2027-01-15', checkoutDate: '2027-01-17' }];

  expect(sendErrors(refusal(409, { code: 'dates-taken', nearestFree }), FAILED)).toEqual({
    fields: { dates: 'No' },
    nearestFree,
  });
});

it.each([
  ['coupon-expired', { coupon: 'No' }],
  ['service-unknown', { selectedServices: 'No' }],
])('a refusal with the code %s is shown beside its field', (code, fields) => {
  expect(sendErrors(refusal(400, { code }), FAILED).fields).toEqual(fields);
});

it('the error of an exceeded rate limit says when to try again', () => {
  expect(sendErrors({ ...refusal(429, { code: 'too-many-requests' }), retryAfter: 120 }, FAILED)).toEqual({
    fields: {},
    general: 'No Please wait 2 minutes, or call us.',
  });
});

it('an error that concerns no field is shown below the form', () => {
  expect(sendErrors(refusal(409, { code: 'status-conflict' }), FAILED).general).toBe('No');
  expect(sendErrors({ status: 0, message: 'offline' }, FAILED).general).toBe(FAILED);
});
