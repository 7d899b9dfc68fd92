import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { includesDay, type Season } from '../../catalogue/season.ts';
import type { Rate } from '../../catalogue/rate.ts';
import { randomDates, randomDay, randomRates } from '../../testing/random-rates.ts';
import { aRate } from '../../testing/rates.ts';
import { SEED } from '../../testing/seed.ts';
import { addDays, daysBetween } from '../../timing/ist.ts';
import { dayPrices } from './day-prices.ts';
import { chargedNights, type PricedDates } from '../stay/nights.ts';
import { isNightsLine, sumOf } from './price-lines.ts';
import { priceStay, type PriceInput } from './price.ts';
import { rateOfNights } from './rate-lines.ts';

const book = { pricePerGuest: 1150, maintenanceFee: 500 };
const coupon = fc.constantFrom(
  null,
  { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: 5000 } as const,
  { code: 'ALL', type: 'fixed', value: 10_000_000, minAmount: 0, maxDiscount: null } as const,
);
const stays: fc.Arbitrary<PriceInput & { rates: Rate[] }> = fc
  .record({
    rates: randomRates(),
    dates: randomDates,
    guestCount: fc.integer({ min: 1, max: 60 }),
    services: fc.array(fc.record({ id: fc.string(), name: fc.string(), price: fc.nat(50_000) }), { maxLength: 2 }),
    coupon,
  })
  .map(({ dates, ...input }) => ({ book, ...dates, ...input }));

const check = <T>(arbitrary: fc.Arbitrary<T>, test: (value: T) => void, numRuns = 2000): void =>
  fc.assert(fc.property(arbitrary, test), { seed: SEED, numRuns });

const nightsOf = (dates: PricedDates) => chargedNights(dates) ?? { dates: [], isDayVisit: false };

/** The rate of a single night, found by searching the list from its beginning. */
function rateByHand(rates: readonly Rate[], date: string, isDayVisit: boolean): Rate | undefined {
  return rates.find((rate) => rate.stays !== (isDayVisit ? 'overnight' : 'day') && includesDay(rate, date));
}

describe(`random stays by random rates (seed ${SEED})`, () => {
  it('cost the sum of their lines, in whole rupees and never below 0', () => {
    check(stays, (input) => {
      const { lines, basePrice, servicesPrice, maintenanceFee, subtotal, discountAmount, finalTotal } =
        priceStay(input);

      expect(finalTotal).toBe(sumOf(lines));
      expect(basePrice).toBe(lines.filter(isNightsLine).reduce((sum, { amount }) => sum + amount, 0));
      expect(subtotal).toBe(basePrice + servicesPrice + maintenanceFee);
      expect(finalTotal).toBe(subtotal - discountAmount);
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
    });
  });

  it('have each night priced once', () => {
    check(stays, (input) => {
      const { dates, isDayVisit } = nightsOf(input);
      const { lines } = priceStay(input);
      const expected = new Map<number, number>();
      for (const date of dates) {
        const rate = rateByHand(input.rates, date, isDayVisit);
        if (rate) expected.set(rate.id, (expected.get(rate.id) ?? 0) + 1);
      }

      const ofRates = lines.filter(({ kind }) => ['guest_stay', 'guest_night', 'house_night'].includes(kind));
      const rated = ofRates.filter(({ rateId }) => rateId !== undefined);
      expect(new Set(rated.map(({ rateId }) => rateId))).toEqual(new Set(expected.keys()));
      expect(rated).toHaveLength(expected.size);
      for (const { kind, rateId, quantity } of rated) {
        if (kind !== 'guest_stay') expect(quantity).toBe(expected.get(rateId ?? 0));
      }
      const usualNights = dates.length - [...expected.values()].reduce((sum, nights) => sum + nights, 0);
      expect(ofRates.length - rated.length).toBe(usualNights > 0 ? 1 : 0);
    });
  });

  it('have for each night the first matching rate in the order, whatever the other nights are', () => {
    check(stays, ({ rates, ...dates }) => {
      const { dates: nights, isDayVisit } = nightsOf(dates);
      const rateOf = rateOfNights(rates, { isDayVisit });

      const byHand = nights.map((night) => rateByHand(rates, night, isDayVisit)?.id);
      expect(nights.map((night) => rateOf(night)?.id)).toEqual(byHand);
    });
  });

  it('never cost less for one more guest', () => {
    check(stays, (input) => {
      const more = priceStay({ ...input, guestCount: input.guestCount + 1 });

      expect(more.finalTotal).toBeGreaterThanOrEqual(priceStay(input).finalTotal);
    });
  });

  it('are priced only by a rate for every night when it comes first', () => {
    check(stays, (input) => {
      const first = aRate({ id: 1000, price: 77 });

      const { lines } = priceStay({ ...input, rates: [first, ...input.rates] });

      const nights = nightsOf(input).dates.length;
      expect(lines.filter(isNightsLine)).toMatchObject([{ rateId: 1000, amount: 77 * nights * input.guestCount }]);
    });
  });

  it('are priced the same when a rate for every night is appended after an equal one', () => {
    check(stays, (input) => {
      const rates = [...input.rates, aRate({ id: 1000, price: 77 })];

      expect(priceStay({ ...input, rates: [...rates, aRate({ id: 1001, price: 1 })] })).toEqual(
        priceStay({ ...input, rates }),
      );
    });
  });

  it('cost for one night what the calendar shows for its day', () => {
    check(fc.record({ stay: stays, date: randomDay }), ({ stay, date }) => {
      const { rates, guestCount } = stay;
      const dates = { checkinDate: date, checkoutDate: addDays(date, 1) };

      const days = dayPrices({ from: addDays(date, -1), to: date, book, rates, rules: [], guestCount });

      const { finalTotal } = priceStay({ book, rates, guestCount, services: [], ...dates });
      expect(days.at(-1)).toEqual({ date, price: finalTotal, minNights: 1 });
    });
  });
});

describe(`random seasons (seed ${SEED})`, () => {
  const seasons = randomRates(1).filter((rates) => rates.length === 1);

  it('that are yearly include the same days in each year, except 29 February', () => {
    check(fc.record({ seasons, date: randomDay }), ({ seasons: [season], date }) => {
      const yearly = { ...(season as Season), yearly: true, from: season?.from ?? date, to: season?.to ?? date };
      const everyDay = { ...yearly, weekdays: null };
      const later = `${Number(date.slice(0, 4)) + 4}${date.slice(4)}`;

      expect(includesDay(everyDay, later)).toBe(includesDay(everyDay, date));
    });
  });

  it('that are yearly include as many days as there are between their dates', () => {
    const spans = fc.record({ from: randomDay, days: fc.integer({ min: 0, max: 363 }) });

    check(spans, ({ from, days }) => {
      const to = addDays(from, days);
      const season = { from, to, yearly: true, weekdays: null };
      const included = Array.from({ length: days + 1 }, (_, index) => addDays(from, index));

      expect(included.every((date) => includesDay(season, date))).toBe(true);
      expect(includesDay(season, addDays(to, 1))).toBe(daysBetween(from, addDays(to, 1)) >= 366);
      expect(includesDay(season, addDays(from, -1))).toBe(false);
    });
  });
});

describe('the speed of a price', () => {
  /** Short batches, so that some are not interrupted by other processes. */
  const BATCHES = 300;
  const STAYS = 20;
  const many = (part: (index: number) => Partial<Rate>) =>
    Array.from({ length: 200 }, (_, index) => aRate({ id: index + 1, price: index, ...part(index) }));
  const week = (index: number) => ({ from: addDays('2026-01-01', index * 7), to: addDays('2026-01-03', index * 7) });

  it.each<[string, Rate[]]>([
    ['of one weekend each', many(week)],
    ['of some days a year each', many((index) => ({ ...week(index % 50), yearly: true }))],
    ['of many months each', many((index) => ({ from: '2026-01-01', to: '2029-12-31', weekdays: [index % 6] }))],
  ])('for 30 nights and 200 rates %s is under 0.2 ms', (_words, rates) => {
    const input = { book, rates, guestCount: 14, services: [], checkinDate: '2029-09-01', checkoutDate: '2029-10-01' };
    const batches = Array.from({ length: BATCHES }, () => {
      const startedAt = performance.now();
      for (let stay = 0; stay < STAYS; stay += 1) priceStay(input);
      return (performance.now() - startedAt) / STAYS;
    });

    expect(nightsOf(input).dates).toHaveLength(30);
    expect(Math.min(...batches)).toBeLessThan(0.2);
  });
});
