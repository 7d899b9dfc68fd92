import { describe, expect, it } from '@jest/globals';
import {
  hasRefund,
  isRefundRefused,
  mayDiffer,
  refundBody,
  refundByTerms,
  refundProblem,
  typedRefundOf,
  refundForNewQuote,
  wholeRefund,
} from './typed-refund.ts';

const quote = {
  ...{ confirmationCode: 'FH-AAAAAAAA', status: 'confirmed' as const, received: 5100, overpaid: 0 },
  ...{ submitted: 0, percent: 50, refund: 2550, daysLeft: 10, dueOn: '2026-12-01' },
};
const typed = (part: object) => ({ ...typedRefundOf(quote), ...part });

describe('refundProblem', () => {
  it.each([
    [{}, undefined],
    [{ amount: '₹ 2,550' }, undefined],
    [{ amount: '0', reason: 'Agreed so' }, undefined],
    [{ amount: '4000', reason: 'Agreed so' }, undefined],
    [{ amount: '4000' }, 'Please say why it is another amount'],
    [{ amount: '5101', reason: 'More' }, 'Only ₹5,100 was received'],
    [{ amount: '12.50' }, 'Enter the amount in whole rupees'],
    [{ amount: '-1' }, 'Enter the amount in whole rupees'],
    [{ amount: '' }, 'Enter the amount in whole rupees'],
  ])('of %j is %j', (part, problem) => {
    expect(refundProblem(typed(part), quote)).toBe(problem);
  });
});

describe('refundBody', () => {
  it('contains the reason only if the amount differs from the terms', () => {
    expect(refundBody(typed({ reason: 'typed before' }), quote)).toEqual({ refund: 2550 });
    expect(refundBody(typed({ amount: '4000', reason: ' Agreed ', refundTo: ' asha@okbank ' }), quote)).toEqual({
      ...{ refund: 4000, refundReason: 'Agreed', refundTo: 'asha@okbank' },
    });
  });
});

describe('hasRefund', () => {
  it.each([
    [{}, true],
    [{ received: 0, submitted: 5000, percent: 0 }, true],
    [{ received: 0, submitted: 5000, percent: 100 }, false],
    [{ received: 0 }, false],
  ])('of %j is %p', (part, expected) => {
    expect(hasRefund({ ...quote, ...part })).toBe(expected);
  });
});

describe('wholeRefund', () => {
  it('is all that was received and all that is verified later, with a reason and the typed destination', () => {
    const whole = wholeRefund(typed({ refundTo: 'asha@okbank' }), quote);

    expect(refundProblem(whole, quote)).toBeUndefined();
    expect(refundBody(whole, quote)).toEqual({
      ...{ refundPercent: 100, refundReason: 'We cancel the stay', refundTo: 'asha@okbank' },
    });
  });

  it('is possible for a payment that is not verified yet, and requires a reason', () => {
    const unverified = { ...quote, received: 0, submitted: 5000, refund: 0 };
    const whole = wholeRefund(typedRefundOf(unverified), unverified);

    expect(hasRefund(unverified)).toBe(true);
    expect(refundBody(typedRefundOf(unverified), unverified)).toEqual({});
    expect(refundBody(whole, unverified)).toEqual({ refundPercent: 100, refundReason: 'We cancel the stay' });
    expect(refundProblem({ ...whole, reason: ' ' }, unverified)).toBe('Please say why it is another amount');
  });

  it('is that of the terms again on request, without the reason that was filled in', () => {
    expect(refundByTerms(wholeRefund(typed({}), quote), quote)).toEqual(typedRefundOf(quote));
  });

  it('keeps a reason that was typed before', () => {
    expect(wholeRefund(typed({ reason: 'The well is dry' }), quote).reason).toBe('The well is dry');
  });
});

it.each([
  ['confirmed', true],
  ['completed', true],
  ['pending', false],
] as const)('the owner may agree on another refund of a %s booking: %s', (status, expected) => {
  expect(mayDiffer({ ...quote, status })).toBe(expected);
});

describe('refundForNewQuote', () => {
  const newer = { ...quote, received: 10_200, refund: 5100 };

  it('sets an amount that was not changed to that of the newer terms and keeps what else was typed', () => {
    const kept = refundForNewQuote(typed({ refundTo: 'asha@okbank' }), quote, newer);

    expect(refundBody(kept, newer)).toEqual({ refund: 5100, refundTo: 'asha@okbank' });
  });

  it('keeps an amount that was changed, with its reason', () => {
    const changed = typed({ amount: '4000', reason: 'Agreed so' });

    expect(refundForNewQuote(changed, quote, newer)).toEqual(changed);
  });

  it('is everything once the booking is a request, whatever was typed before', () => {
    const request = { ...quote, status: 'pending' as const, percent: 100, refund: 5100 };
    const kept = refundForNewQuote(
      typed({ amount: '4000', reason: 'Agreed so', refundTo: 'asha@okbank' }),
      quote,
      request,
    );

    expect(refundProblem(kept, request)).toBeUndefined();
    expect(refundBody(kept, request)).toEqual({ refund: 5100, refundTo: 'asha@okbank' });
  });

  it('returns everything that is received by now when everything was to be returned', () => {
    expect(refundForNewQuote(wholeRefund(typed({}), quote), quote, newer)).toMatchObject({
      amount: '10200',
      percent: 100,
    });
  });
});

it.each([
  ['refundReason', true],
  ['refund', true],
  ['reason', false],
])('a cancellation that is refused at %s is refused for its refund: %s', (path, expected) => {
  const errors = [{ path, message: 'No' }];
  const problem = { code: 'invalid-input', message: 'No', errors } as const;

  expect(isRefundRefused({ status: 400, message: '400: No', problem })).toBe(expected);
});
