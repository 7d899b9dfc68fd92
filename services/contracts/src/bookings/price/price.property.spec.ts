import { isDeepStrictEqual } from 'node:util';
import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { discountFor, type CouponTerms } from '../../catalogue/coupon.ts';
import { aRate } from '../../testing/rates.ts';
import { SEED } from '../../testing/seed.ts';
import { priceExternalStay, priceStay, type ExternalPriceInput, type PriceInput } from './price.ts';
import { deductedDiscount, sumOf } from './price-lines.ts';

const rupees = (max: number) => fc.integer({ min: 0, max });
const service = fc.record({ id: fc.string(), name: fc.string(), price: rupees(200_000) }, { noNullPrototype: true });
const percentage = fc.record({
  code: fc.constant('PERCENT'),
  type: fc.constant('percentage' as const),
  value: fc.integer({ min: 1, max: 100 }),
  minAmount: fc.constant(0),
  maxDiscount: fc.option(rupees(50_000)),
});
const fixed = fc.record({
  code: fc.constant('FIXED'),
  type: fc.constant('fixed' as const),
  value: fc.integer({ min: 1, max: 1_000_000 }),
  minAmount: fc.constant(0),
  maxDiscount: fc.constant(null),
});
const coupon: fc.Arbitrary<CouponTerms | null> = fc.option(fc.oneof(percentage, fixed));
const stayInput: fc.Arbitrary<PriceInput> = fc.record({
  book: fc.record({ pricePerGuest: rupees(100_000), maintenanceFee: rupees(50_000) }),
  guestCount: fc.integer({ min: 0, max: 1000 }),
  services: fc.array(service, { maxLength: 8 }),
  coupon,
  checkinDate: fc.constantFrom('2027-02-27', '2028-02-28', '2027-12-31'),
  checkoutDate: fc.constantFrom('2028-03-01', '2028-01-01', undefined),
});
const agreedInput: fc.Arbitrary<ExternalPriceInput> = fc.record({
  basePrice: rupees(10_000_000),
  guestCount: fc.integer({ min: 1, max: 1000 }),
  services: fc.array(service, { maxLength: 8 }),
  servicesPrice: rupees(10_000_000),
  coupon,
  discountAmount: fc.option(rupees(10_000_000), { nil: undefined }),
});

/** The formula of prices before they were lists of lines. */
function previousPrice({ book, guestCount, services, coupon: terms }: PriceInput) {
  const basePrice = guestCount * book.pricePerGuest;
  const servicesPrice = services.reduce((sum, { price }) => sum + price, 0);
  const subtotal = basePrice + servicesPrice + book.maintenanceFee;
  const discountAmount = terms ? discountFor(terms, subtotal) : 0;
  return {
    pricePerGuest: book.pricePerGuest,
    guestCount,
    basePrice,
    services: services.map(({ id, name, price }) => ({ id, name, price })),
    servicesPrice,
    maintenanceFee: book.maintenanceFee,
    subtotal,
    coupon: terms ?? null,
    discountAmount,
    finalTotal: Math.max(subtotal - discountAmount, 0),
  };
}

function previousExternalPrice(agreed: ExternalPriceInput) {
  const { basePrice: pricePerGuest, guestCount, services, servicesPrice = 0, coupon: terms = null } = agreed;
  const subtotal = pricePerGuest * guestCount + servicesPrice;
  const discountAmount = agreed.discountAmount ?? (terms ? discountFor(terms, subtotal) : 0);
  return {
    pricePerGuest,
    guestCount,
    basePrice: pricePerGuest * guestCount,
    services,
    servicesPrice,
    maintenanceFee: 0,
    subtotal,
    coupon: terms,
    discountAmount,
    finalTotal: Math.max(subtotal - discountAmount, 0),
  };
}

it(`a price is the same as before it was a list of lines, in 100,000 random stays (seed ${SEED})`, () => {
  fc.assert(
    fc.property(stayInput, fc.constantFrom(undefined, []), (input, rates) => {
      const { lines, ...amounts } = priceStay({ ...input, rates });
      return isDeepStrictEqual(amounts, previousPrice(input)) && sumOf(lines) === amounts.finalTotal;
    }),
    { seed: SEED, numRuns: 100_000 },
  );
}, 120_000);

it(`a price by rates without a match is the same as one without rates, in random stays (seed ${SEED})`, () => {
  const unfit = [aRate({ from: '2030-01-01' }), aRate({ id: 2, to: '2026-01-01' })];
  fc.assert(
    fc.property(stayInput, (input) => isDeepStrictEqual(priceStay({ ...input, rates: unfit }), priceStay(input))),
    { seed: SEED, numRuns: 5000 },
  );
});

it(`the price of an external booking is the same as before, in 20,000 random bookings (seed ${SEED})`, () => {
  fc.assert(
    fc.property(agreedInput, (input) => {
      const { lines, ...amounts } = priceExternalStay(input);
      return isDeepStrictEqual(amounts, previousExternalPrice(input)) && sumOf(lines) === amounts.finalTotal;
    }),
    { seed: SEED, numRuns: 20_000 },
  );
}, 120_000);

it(`every line of a price is in whole rupees (seed ${SEED})`, () => {
  fc.assert(
    fc.property(stayInput, agreedInput, (input, agreed) => {
      for (const { amount } of [...priceStay(input).lines, ...priceExternalStay(agreed).lines]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
      }
    }),
    { seed: SEED },
  );
});

it(`one more guest never costs less (seed ${SEED})`, () => {
  fc.assert(
    fc.property(stayInput, (input) => {
      const more = priceStay({ ...input, guestCount: input.guestCount + 1 });
      expect(more.finalTotal).toBeGreaterThanOrEqual(priceStay(input).finalTotal);
    }),
    { seed: SEED },
  );
});

it(`no discount exceeds the price before it, and the lines add up to the total (seed ${SEED})`, () => {
  fc.assert(
    fc.property(stayInput, agreedInput, (input, agreed) => {
      for (const { lines, subtotal, finalTotal } of [priceStay(input), priceExternalStay(agreed)]) {
        expect(deductedDiscount(lines)).toBeLessThanOrEqual(subtotal);
        expect(finalTotal).toBe(sumOf(lines));
      }
    }),
    { seed: SEED },
  );
});
