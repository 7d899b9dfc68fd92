import { describe, expect, it } from '@jest/globals';
import type { CouponTerms } from '../../catalogue/coupon.ts';
import { DEFAULT_PRICE_BOOK } from './price-book.ts';
import { priceExternalStay, priceStay } from './price.ts';

const book = DEFAULT_PRICE_BOOK;
const bonfire = { id: '3', name: 'Bonfire', price: 1200 };
const chef = { id: '6', name: 'Personal Chef', price: 3500 };
const tenPercent: CouponTerms = { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null };
const half: CouponTerms = { ...tenPercent, code: 'HALF', value: 50, maxDiscount: 2000 };
const everything: CouponTerms = { ...tenPercent, code: 'ALL', type: 'fixed', value: 1_000_000 };

describe('the price of a stay', () => {
  it('costs ₹1,150 a guest and ₹500 when the owner has set no prices', () => {
    expect(DEFAULT_PRICE_BOOK).toEqual({ pricePerGuest: 1150, maintenanceFee: 500 });
  });

  it.each([
    [0, [], null, { basePrice: 0, servicesPrice: 0, subtotal: 500, discountAmount: 0, finalTotal: 500 }],
    [1, [], null, { basePrice: 1150, servicesPrice: 0, subtotal: 1650, discountAmount: 0, finalTotal: 1650 }],
    [12, [], tenPercent, { basePrice: 13_800, subtotal: 14_300, discountAmount: 1430, finalTotal: 12_870 }],
    [2, [bonfire, chef], null, { basePrice: 2300, servicesPrice: 4700, subtotal: 7500, finalTotal: 7500 }],
    [2, [bonfire], tenPercent, { subtotal: 4000, discountAmount: 400, finalTotal: 3600 }],
    [20, [chef], half, { subtotal: 27_000, discountAmount: 2000, finalTotal: 25_000 }],
    [1, [bonfire], everything, { subtotal: 2850, discountAmount: 2850, finalTotal: 0 }],
  ])('for %i guests with %j and coupon %j', (guestCount, services, coupon, lines) => {
    expect(priceStay({ book, guestCount, services, coupon })).toMatchObject(lines);
  });

  it('keeps every line of the total, and no other data of a service', () => {
    const service = { ...bonfire, description: 'Wood and a match', active: true };

    const lines = priceStay({ book: { pricePerGuest: 1000, maintenanceFee: 0 }, guestCount: 3, services: [service] });

    expect(lines).toEqual({
      pricePerGuest: 1000,
      guestCount: 3,
      basePrice: 3000,
      services: [bonfire],
      servicesPrice: 1200,
      maintenanceFee: 0,
      subtotal: 4200,
      coupon: null,
      discountAmount: 0,
      finalTotal: 4200,
      lines: [
        { kind: 'guest_stay', label: 'Guests', quantity: 3, unit: 'guest', amount: 3000 },
        { kind: 'service', label: 'Bonfire', quantity: 1, unit: 'stay', amount: 1200 },
        { kind: 'fee', label: 'Maintenance fee', quantity: 1, unit: 'stay', amount: 0 },
      ],
    });
  });

  it('rounds a percentage down to whole rupees', () => {
    const odd = { pricePerGuest: 333, maintenanceFee: 0 };

    const { discountAmount } = priceStay({ book: odd, guestCount: 1, services: [], coupon: tenPercent });

    expect(discountAmount).toBe(33);
  });
});

describe('the total of a booking that the owner enters', () => {
  it.each([
    [1150, 1, 0, 0, 1150],
    [1150, 10, 2000, 500, 13_000],
    [0, 10, 0, 0, 0],
    [100, 1, 0, 5000, 0],
  ])('₹%i for %i guests, services ₹%i, discount ₹%i: ₹%i', (basePrice, guestCount, services, discount, total) => {
    const input = { basePrice, guestCount, servicesPrice: services, discountAmount: discount };

    expect(priceExternalStay(input).finalTotal).toBe(total);
  });

  it('has a line for the agreed services price beyond their own prices, and none for a fee', () => {
    const agreed = { basePrice: 100, guestCount: 2, services: [bonfire], servicesPrice: 1500, coupon: tenPercent };

    expect(priceExternalStay(agreed)).toEqual({
      pricePerGuest: 100,
      guestCount: 2,
      basePrice: 200,
      services: [bonfire],
      servicesPrice: 1500,
      maintenanceFee: 0,
      subtotal: 1700,
      coupon: tenPercent,
      discountAmount: 170,
      finalTotal: 1530,
      lines: [
        { kind: 'guest_stay', label: 'Guests', quantity: 2, unit: 'guest', amount: 200 },
        { kind: 'service', label: 'Bonfire', quantity: 1, unit: 'stay', amount: 1200 },
        { kind: 'services', label: 'Extra services', quantity: 1, unit: 'stay', amount: 300 },
        { kind: 'discount', label: 'Discount (TEN)', quantity: 1, unit: 'stay', amount: -170 },
      ],
    });
  });

  it('keeps a discount above the price as agreed, and deducts at most the price', () => {
    const price = priceExternalStay({ basePrice: 1000, guestCount: 2, discountAmount: 99_999 });

    expect(price).toMatchObject({ discountAmount: 99_999, finalTotal: 0 });
    expect(price.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['guest_stay', 2000],
      ['discount', -2000],
    ]);
  });

  it('uses the agreed discount rather than the coupon’s', () => {
    const agreed = { basePrice: 100, guestCount: 20, coupon: tenPercent };

    expect(priceExternalStay({ ...agreed, discountAmount: 0 })).toMatchObject({ discountAmount: 0, finalTotal: 2000 });
    expect(priceExternalStay(agreed)).toMatchObject({ discountAmount: 200, finalTotal: 1800 });
  });
});
