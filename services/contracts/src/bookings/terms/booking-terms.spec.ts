import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { advanceOf, balanceDay, balanceSentence, paymentPlan } from './booking-terms.ts';
import { depositSentence } from './deposit.ts';

const terms = (advancePercent: number, balanceDays = 7) => ({
  ...{ advancePercent, balanceDays, securityDeposit: 0, cancellation: [] },
});

describe('paymentPlan', () => {
  it.each([
    ['all at once', terms(100), '2026-12-20', { advance: 5101, balance: 0, dueOn: null }],
    ['half, the rest a week before', terms(50), '2026-12-20', { advance: 2550, balance: 2551, dueOn: '2026-12-13' }],
    ['the rest on arrival', terms(30, 0), '2026-12-20', { advance: 1530, balance: 3571, dueOn: '2026-12-20' }],
    ['its day has come', terms(50), '2026-11-30', { advance: 5101, balance: 0, dueOn: null }],
    ['arrival today', terms(50, 0), '2026-11-23', { advance: 5101, balance: 0, dueOn: null }],
  ])('for %s', (_what, agreed, checkinDate, plan) => {
    expect(paymentPlan(5101, agreed, checkinDate, '2026-11-23')).toEqual(plan);
  });

  it('has parts in whole rupees that add up to the total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 60 }),
        (total, percent, days) => {
          const { advance, balance, dueOn } = paymentPlan(total, terms(percent, days), '2027-01-20', '2026-11-23');
          expect(advance + balance).toBe(total);
          expect(Number.isInteger(advance) && advance >= 0 && balance >= 0).toBe(true);
          expect(dueOn === null).toBe(balance === 0);
        },
      ),
    );
  });
});

describe('advanceOf', () => {
  it('rounds down, to one rupee at least', () => {
    expect(advanceOf(1, terms(1))).toBe(1);
    expect(advanceOf(0, terms(50))).toBe(0);
    expect(advanceOf(999, terms(33))).toBe(329);
  });
});

describe('balanceDay', () => {
  it('is null from the due day on', () => {
    expect(balanceDay(terms(50), '2026-12-20', '2026-12-12')).toBe('2026-12-13');
    expect(balanceDay(terms(50), '2026-12-20', '2026-12-13')).toBeNull();
  });
});

describe('balanceSentence and depositSentence', () => {
  it('name amount and day of the balance', () => {
    const part = { dueLater: 2550, dueOn: '2026-12-13', checkinDate: '2026-12-20' };
    expect(balanceSentence(part)).toBe('The balance of ₹2,550 is due by Sun, 13 Dec 2026.');
    expect(balanceSentence({ ...part, dueOn: '2026-12-20' })).toBe('The balance of ₹2,550 is due on arrival.');
    expect(balanceSentence({ ...part, dueLater: 0, dueOn: null })).toBeUndefined();
  });

  it('name the deposit when there is one', () => {
    expect(depositSentence({ securityDeposit: 5000 })).toBe('Plus refundable ₹5,000 on arrival');
    expect(depositSentence({ securityDeposit: 0 })).toBeUndefined();
  });
});
