import { describe, expect, it } from '@jest/globals';
import type { Rate } from '../../catalogue/rate.ts';
import { aRate } from '../../testing/rates.ts';
import { DEFAULT_PRICE_BOOK as book } from './price-book.ts';
import type { PriceLine } from './price-lines.ts';
import { priceStay } from './price.ts';

/** Thursday, Friday, Saturday, Sunday. */
const [THU, FRI, SAT, SUN, MON] = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08'] as const;
const weekend = aRate({ weekdays: [5, 6], price: 1500 });
const weekday = aRate({ id: 2, name: 'Weekday', price: 900 });
const house = aRate({ id: 3, name: 'Diwali', basis: 'house_night', price: 20_000 });
const wedding = aRate({ id: 4, name: 'Wedding', basis: 'guest_stay', price: 2000 });

type Short = [kind: string, label: string, quantity: number, amount: number];
const short = ({ kind, label, quantity, amount }: PriceLine): Short => [kind, label, quantity, amount];

const priced = (rates: readonly Rate[], guestCount: number, checkinDate: string, checkoutDate: string) =>
  priceStay({ book, rates, guestCount, services: [], checkinDate, checkoutDate });

/** The lines of the nights, without the fee that every stay has. */
const nightsOf = (rates: readonly Rate[], guestCount: number, checkinDate: string, checkoutDate: string) =>
  priced(rates, guestCount, checkinDate, checkoutDate)
    .lines.filter(({ kind }) => kind !== 'fee')
    .map(short);

describe('the nights of a stay', () => {
  it.each<[string, Rate[], number, string, string, Short[]]>([
    ['by a guest a night', [weekend], 10, FRI, SUN, [['guest_night', 'Weekend', 2, 30_000]]],
    [
      'by the night, which bears the day on which it begins',
      [weekend, weekday],
      10,
      THU,
      SAT,
      [
        ['guest_night', 'Weekday', 1, 9000],
        ['guest_night', 'Weekend', 1, 15_000],
      ],
    ],
    ['by the first rate of the order', [weekday, weekend], 10, FRI, SUN, [['guest_night', 'Weekday', 2, 18_000]]],
    ['for the house', [house], 3, FRI, SUN, [['house_night', 'Diwali', 2, 40_000]]],
    [
      'for the house, up to the guests that are included',
      [{ ...house, includedGuests: 10, extraGuestPrice: 500 }],
      10,
      FRI,
      SUN,
      [['house_night', 'Diwali', 2, 40_000]],
    ],
    [
      'for the house and each further guest',
      [{ ...house, includedGuests: 10, extraGuestPrice: 500 }],
      13,
      FRI,
      SUN,
      [
        ['house_night', 'Diwali', 2, 40_000],
        ['extra_guest_night', 'Diwali', 2, 3000],
      ],
    ],
    [
      'for the fewest guests that are charged',
      [aRate({ minGuests: 8 })],
      2,
      FRI,
      SAT,
      [['guest_night', 'Weekend', 1, 8000]],
    ],
    ['for more than the minimum guests', [aRate({ minGuests: 8 })], 9, FRI, SAT, [['guest_night', 'Weekend', 1, 9000]]],
    [
      'for the fewest guests of a whole stay',
      [{ ...wedding, minGuests: 50 }],
      2,
      FRI,
      SUN,
      [['guest_stay', 'Wedding', 50, 100_000]],
    ],
    ['by a guest for the whole stay, once', [wedding], 2, FRI, MON, [['guest_stay', 'Wedding', 2, 4000]]],
    [
      'by a guest for the whole stay, once, when other nights lie between',
      [{ ...weekend, weekdays: [5] }, wedding],
      2,
      THU,
      SUN,
      [
        ['guest_stay', 'Wedding', 2, 4000],
        ['guest_night', 'Weekend', 1, 3000],
      ],
    ],
    [
      'by the usual price, once, where no rate fits',
      [{ ...weekend, weekdays: [6] }],
      2,
      THU,
      MON,
      [
        ['guest_stay', 'Other nights', 2, 2300],
        ['guest_night', 'Weekend', 1, 3000],
      ],
    ],
    [
      'only by the usual price when no rate matches any night',
      [weekend],
      2,
      SUN,
      MON,
      [['guest_stay', 'Guests', 2, 2300]],
    ],
  ])('are charged %s', (_words, rates, guests, from, to, lines) => {
    expect(nightsOf(rates, guests, from, to)).toEqual(lines);
  });

  it.each<[string, Rate['stays'], string, Short[]]>([
    ['overnight stays, a day visit has the usual price', 'overnight', FRI, [['guest_stay', 'Guests', 2, 2300]]],
    ['day visits, a day visit counts as one night', 'day', FRI, [['guest_night', 'Weekend', 1, 3000]]],
    ['day visits, a night has the usual price', 'day', SAT, [['guest_stay', 'Guests', 2, 2300]]],
    ['both, a day visit counts as one night', 'both', FRI, [['guest_night', 'Weekend', 1, 3000]]],
  ])('with a rate for %s', (_words, stays, checkoutDate, lines) => {
    expect(nightsOf([{ ...weekend, stays }], 2, FRI, checkoutDate)).toEqual(lines);
  });

  it('a day visit is a line of one day', () => {
    expect(priced([weekend], 2, FRI, FRI).lines[0]).toEqual({
      kind: 'guest_night',
      label: 'Weekend',
      quantity: 1,
      unit: 'day',
      amount: 3000,
      guests: 2,
      rateId: 1,
    });
  });

  it.each([
    ['no dates', undefined, undefined],
    ['one date only', FRI, undefined],
    ['dates in the wrong order', SAT, FRI],
  ])('of %s have the usual price', (_words, checkinDate, checkoutDate) => {
    const { basePrice } = priceStay({ book, rates: [house], guestCount: 2, services: [], checkinDate, checkoutDate });

    expect(basePrice).toBe(2300);
  });
});

describe('a stay by rates', () => {
  it('has one maintenance fee, whatever its rates', () => {
    const { lines, maintenanceFee, basePrice, finalTotal } = priced([weekend, weekday], 10, THU, SAT);

    expect(lines.filter(({ kind }) => kind === 'fee').map(({ amount }) => amount)).toEqual([500]);
    expect([basePrice, maintenanceFee, finalTotal]).toEqual([24_000, 500, 24_500]);
  });

  it('applies a coupon to nights, services and fee together', () => {
    const coupon = { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null } as const;
    const services = [{ id: '1', name: 'Bonfire', price: 1500 }];

    const price = priceStay({
      book,
      rates: [house],
      guestCount: 2,
      services,
      coupon,
      checkinDate: FRI,
      checkoutDate: SAT,
    });

    expect(price).toMatchObject({ basePrice: 20_000, subtotal: 22_000, discountAmount: 2200, finalTotal: 19_800 });
  });
});

describe('a length discount', () => {
  const discounts = [
    { nights: 2, percent: 5 },
    { nights: 4, percent: 20 },
    { nights: 3, percent: 10 },
  ];
  const long = aRate({ name: 'House', lengthDiscounts: discounts, price: 999 });

  it.each<[string, string, Short[]]>([
    ['is not given below its minimum nights', SAT, [['guest_night', 'House', 1, 999]]],
    [
      'is given from its nights on, rounded down',
      SUN,
      [
        ['guest_night', 'House', 2, 1998],
        ['length_discount', 'House: 5% off from 2 nights', 1, -99],
      ],
    ],
    [
      'of the most nights reached is given alone',
      MON,
      [
        ['guest_night', 'House', 3, 2997],
        ['length_discount', 'House: 10% off from 3 nights', 1, -299],
      ],
    ],
    [
      'of the most nights reached is given when there are more nights still',
      '2027-03-12',
      [
        ['guest_night', 'House', 7, 6993],
        ['length_discount', 'House: 20% off from 4 nights', 1, -1398],
      ],
    ],
  ])('%s', (_words, checkoutDate, lines) => {
    expect(nightsOf([long], 1, FRI, checkoutDate)).toEqual(lines);
  });

  it('depends on the nights of the stay, and applies to those of its rate', () => {
    const rates = [{ ...weekend, lengthDiscounts: [{ nights: 4, percent: 50 }] }, weekday];

    expect(nightsOf(rates, 1, THU, MON)).toEqual([
      ['guest_night', 'Weekday', 2, 1800],
      ['guest_night', 'Weekend', 2, 3000],
      ['length_discount', 'Weekend: 50% off from 4 nights', 1, -1500],
    ]);
  });

  it('also applies to extra guests', () => {
    const lengthDiscounts = [{ nights: 1, percent: 10 }];
    const rates = [{ ...house, includedGuests: 2, extraGuestPrice: 1000, lengthDiscounts }];

    expect(nightsOf(rates, 4, FRI, SAT)).toEqual([
      ['house_night', 'Diwali', 1, 20_000],
      ['extra_guest_night', 'Diwali', 1, 2000],
      ['length_discount', 'Diwali: 10% off from 1 night', 1, -2200],
    ]);
  });

  it('of 100 % leaves the fee', () => {
    const rates = [{ ...house, lengthDiscounts: [{ nights: 1, percent: 100 }] }];

    expect(priced(rates, 4, FRI, SAT)).toMatchObject({ basePrice: 0, finalTotal: 500 });
  });

  it('has no line when its amount is 0', () => {
    const rates = [aRate({ price: 0, lengthDiscounts: [{ nights: 1, percent: 10 }] })];

    expect(nightsOf(rates, 4, FRI, SAT)).toEqual([['guest_night', 'Weekend', 1, 0]]);
  });
});
