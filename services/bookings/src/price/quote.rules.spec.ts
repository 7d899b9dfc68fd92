import { describe, expect, it } from '@jest/globals';
import type { CouponRecord } from '@farmhouse/contracts/catalogue/coupon';
import type { PricingData } from './pricing-data.ts';
import { quote } from './quote.rules.ts';

const now = new Date('2027-03-01T20:00:00+05:30');
const coupon: CouponRecord = {
  code: 'TEN',
  type: 'percentage',
  value: 10,
  minAmount: 0,
  maxDiscount: null,
  active: true,
  expiryDate: null,
};
const pricing = (part: Partial<PricingData> = {}): PricingData => ({
  version: '1',
  settings: new Map(),
  rates: [],
  rateBook: null,
  rules: [],
  services: [
    { id: '1', name: 'BBQ', price: 1800, active: true },
    { id: '2', name: 'Retired', price: 1, active: false },
  ],
  coupons: new Map(),
  ...part,
});

const holding = (part: Partial<CouponRecord> = {}): Partial<PricingData> => ({
  coupons: new Map([['TEN', { ...coupon, ...part }]]),
});

describe('a quote', () => {
  it.each<[string, object, Partial<PricingData>, number]>([
    ['guests and fee', { guestCount: 4 }, {}, 5100],
    ['a service', { guestCount: 4, selectedServices: ['1'] }, {}, 6900],
    ['a service chosen twice, once', { guestCount: 4, selectedServices: ['1', '1'] }, {}, 6900],
    ['the owner’s rates', { guestCount: 2 }, { settings: new Map([['price_per_guest', '₹2,000']]) }, 4500],
    ['a percentage, rounded down', { guestCount: 1, couponCode: 'TEN' }, holding(), 1485],
    ['a capped percentage', { guestCount: 4, couponCode: 'TEN' }, holding({ maxDiscount: 100 }), 5000],
    ['never below nothing', { guestCount: 1, couponCode: 'TEN' }, holding({ type: 'fixed', value: 9999 }), 0],
    ['a coupon on its last day', { guestCount: 1, couponCode: 'TEN' }, holding({ expiryDate: '2027-03-01' }), 1485],
  ])('counts %s', (_case, input, part, total) => {
    expect(quote({ guestCount: 1, ...input }, pricing(part), now).finalTotal).toBe(total);
  });

  it.each<[string, object, Partial<PricingData>, string]>([
    ['an unknown service', { selectedServices: ['9'] }, {}, 'service-unknown'],
    ['a retired service', { selectedServices: ['2'] }, {}, 'service-unknown'],
    ['an unknown coupon', { couponCode: 'X' }, {}, 'coupon-invalid'],
    ['a switched-off coupon', { couponCode: 'TEN' }, holding({ active: false }), 'coupon-invalid'],
    ['yesterday’s coupon', { couponCode: 'TEN' }, holding({ expiryDate: '2027-02-28' }), 'coupon-expired'],
    ['a coupon for more', { couponCode: 'TEN' }, holding({ minAmount: 9000 }), 'coupon-minimum'],
  ])('refuses %s', (_case, input, part, code) => {
    expect(() => quote({ guestCount: 1, ...input }, pricing(part), now)).toThrow(
      expect.objectContaining({ code, status: 400 }),
    );
  });
});
