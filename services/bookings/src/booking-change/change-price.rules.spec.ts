import { describe, expect, it } from '@jest/globals';
import type { BookingChanges } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { priceExternalStay, priceStay, type PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { sumOf } from '@farmhouse/contracts/bookings/price/price-lines';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { PricingData } from '../price/pricing-data.ts';
import { pricedBooking } from '../testing/priced-booking.ts';
import { aRate } from '../testing/rates.ts';
import { priceOfChange, type ChangePricing } from './change-price.rules.ts';
import { changedBooking } from './changed-booking.rules.ts';

const NOW = new Date('2026-11-23T04:30:00.000Z');
const BOOK = { pricePerGuest: 1000, maintenanceFee: 400 };
const STAY = { checkinDate: '2027-03-05', checkoutDate: '2027-03-06', checkinTime: '14:00', guestCount: 4 };
const BONFIRE = { id: '1', name: 'Bonfire', price: 800 };
const TEN = { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null } as const;

/** Today's prices, all higher than when booked, the bonfire's included. */
const pricingData: PricingData = {
  version: '1',
  settings: new Map([['price_per_guest', '1200']]),
  services: [
    { ...BONFIRE, price: 900, active: true },
    { id: '2', name: 'Chef', price: 3000, active: true },
  ],
  coupons: new Map(),
  rates: [],
  rateBook: null,
  rules: [],
};

const booked = (part: Partial<Parameters<typeof priceStay>[0]> = {}) =>
  priceStay({ book: BOOK, guestCount: 4, services: [], ...part });

function priced(
  booking: BookingEntity,
  changes: BookingChanges,
  pricing: Partial<ChangePricing> = {},
  bookedRates = pricingData.rates,
): PriceLines {
  const change = { pricing: 'booked', ...changes, ...pricing } as ChangePricing;
  return priceOfChange(booking, changedBooking(booking, changes), change, { pricingData, bookedRates }, NOW);
}

describe('priceOfChange', () => {
  it.each<[string, BookingChanges, Partial<ChangePricing>, number]>([
    ['as booked: two more guests at the booked prices', { guestCount: 6 }, {}, 6 * 1000 + 400],
    ['as booked: an added service at today’s price', { selectedServices: ['2'] }, {}, 4000 + 3000 + 400],
    ['by today: everything at today’s prices', { guestCount: 6 }, { pricing: 'today' }, 6 * 1200 + 500],
    ['by today, even if nothing else changes', {}, { pricing: 'today' }, 4 * 1200 + 500],
    ['with an agreed total below the price', { guestCount: 6 }, { pricing: 'fixed', finalTotal: 6000 }, 6000],
    ['with an agreed total above the price', {}, { pricing: 'fixed', finalTotal: 9000 }, 9000],
    ['with an agreed total of 0', {}, { pricing: 'fixed', finalTotal: 0 }, 0],
    ['with a discount of the owner', { discountAmount: 500 }, {}, 4400 - 500],
  ])('is made %s', (_what, changes, pricing, total) => {
    const price = priced(pricedBooking(booked()), changes, pricing);

    expect(price.finalTotal).toBe(total);
    expect(sumOf(price.lines)).toBe(total);
  });

  it('is exactly the booked price while nothing that determines prices changes', () => {
    const booking = pricedBooking(booked({ services: [BONFIRE] }));

    expect(priced(booking, { fullName: 'Asha K Rao', checkinTime: '12:00' })).toBe(booking.price);
  });

  it('keeps services at their booked price', () => {
    const booking = pricedBooking(booked({ services: [BONFIRE] }));

    expect(priced(booking, { guestCount: 5 }).servicesPrice).toBe(800);
    expect(priced(booking, { guestCount: 5 }, { pricing: 'today' }).servicesPrice).toBe(900);
  });

  it('uses the rates that the booking was priced by', () => {
    const rates = [aRate({ price: 1500 })];
    const booking = pricedBooking(booked({ ...STAY, rates }));

    expect(priced(booking, { checkoutDate: '2027-03-07' }, {}, rates).finalTotal).toBe(2 * 4 * 1500 + 400);
  });

  it('keeps a coupon by its terms when booked, and drops it when the owner removes it', () => {
    const booking = pricedBooking(booked({ coupon: TEN }));

    expect(priced(booking, { guestCount: 10 }).discountAmount).toBe(1040);
    expect(priced(booking, { couponCode: null }).discountAmount).toBe(0);
  });

  it('keeps a discount that the owner has agreed to until it is changed', () => {
    const booking = pricedBooking(booked({ discountAmount: 700 }));

    expect(priced(booking, { guestCount: 6 }).discountAmount).toBe(700);
    expect(priced(booking, { discountAmount: null }).discountAmount).toBe(0);
  });

  it('of what the owner entered has no fee as booked, and one by today', () => {
    const booking = pricedBooking(priceExternalStay({ basePrice: 900, guestCount: 4 }), 'owner');

    expect(priced(booking, { guestCount: 5 }).finalTotal).toBe(4500);
    expect(priced(booking, { guestCount: 5 }, { pricing: 'today' }).finalTotal).toBe(5 * 1200 + 500);
  });

  it.each<[string, (typeof BONFIRE)[], number, string[], number]>([
    ['a sum without a service is kept when one is added', [], 2000, ['1'], 2000 + 900],
    ['a sum above a service’s price is kept when another one is added', [BONFIRE], 2000, ['1', '2'], 2000 + 3000],
    ['a sum above a service’s price is removed with it', [BONFIRE], 2000, [], 0],
    ['a sum below a service’s price is kept with the service', [BONFIRE], 500, ['1', '2'], 500 + 3000],
    ['a sum below a service’s price is removed with it', [BONFIRE], 500, ['2'], 3000],
  ])('of services that the owner agreed on: %s', (_what, services, servicesPrice, selectedServices, expected) => {
    const booking = pricedBooking(
      priceExternalStay({ basePrice: 900, guestCount: 4, services, servicesPrice }),
      'owner',
    );

    const price = priced(booking, { selectedServices });

    expect([price.servicesPrice, price.finalTotal]).toEqual([expected, 3600 + expected]);
    expect(sumOf(price.lines)).toBe(price.finalTotal);
  });

  it('requires the total for an agreed price', () => {
    expect(() => priced(pricedBooking(booked()), {}, { pricing: 'fixed' })).toThrow('Which total was agreed?');
  });
});
