import * as fc from 'fast-check';
import { RATE_STAYS, rateProblems, type LengthDiscount, type Rate } from '../catalogue/rate.ts';
import type { Season } from '../catalogue/season.ts';
import { addDays } from '../timing/ist.ts';

const rupees = fc.integer({ min: 0, max: 100_000 });
const guests = fc.integer({ min: 1, max: 40 });
/** A day of the years 2027 to 2029, which have one leap day. */
const day = fc.integer({ min: 0, max: 3 * 365 }).map((days) => addDays('2027-01-01', days));
const weekdays = fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }));

const dates: fc.Arbitrary<Pick<Season, 'from' | 'to' | 'yearly'>> = fc.oneof(
  fc.constant({ from: null, to: null, yearly: false }),
  fc.record({ from: day, to: fc.constant(null), yearly: fc.constant(false) }),
  fc.record({ from: fc.constant(null), to: day, yearly: fc.constant(false) }),
  fc.tuple(day, day).map(([a, b]) => ({ from: a < b ? a : b, to: a < b ? b : a, yearly: false })),
  fc.record({ from: day, to: day, yearly: fc.constant(true) }),
);

const house = fc.oneof(
  fc.constant({ includedGuests: null, extraGuestPrice: null }),
  fc.record({ includedGuests: guests, extraGuestPrice: rupees }),
);
const perGuest = fc.constant({ includedGuests: null, extraGuestPrice: null });
const charged = fc.oneof(
  house.map((extra) => ({ basis: 'house_night' as const, ...extra })),
  perGuest.map((extra) => ({ basis: 'guest_night' as const, ...extra })),
  perGuest.map((extra) => ({ basis: 'guest_stay' as const, ...extra })),
);

const discount: fc.Arbitrary<LengthDiscount> = fc.record({
  nights: fc.integer({ min: 1, max: 30 }),
  percent: fc.integer({ min: 1, max: 100 }),
});

const rate: fc.Arbitrary<Omit<Rate, 'id'>> = fc
  .record({
    name: fc.constantFrom('Weekend', 'Diwali', 'Sankranti'),
    dates,
    weekdays,
    stays: fc.constantFrom(...RATE_STAYS),
    charged,
    price: rupees,
    minGuests: fc.option(guests),
    lengthDiscounts: fc.uniqueArray(discount, { maxLength: 3, selector: ({ nights }) => nights }),
  })
  .map(({ dates: days, charged: prices, ...rest }) => ({ ...rest, ...days, ...prices }))
  .filter((one) => rateProblems(one).length === 0);

/** Lists of rates that the owner could have saved. */
export const randomRates = (maxLength = 8): fc.Arbitrary<Rate[]> =>
  fc.array(rate, { maxLength }).map((rates) => rates.map((one, index) => ({ ...one, id: index + 1 })));

/** The dates of stays of up to 30 nights, day visits among them. */
export const randomDates: fc.Arbitrary<{ checkinDate: string; checkoutDate: string }> = fc
  .tuple(day, fc.integer({ min: 0, max: 30 }))
  .map(([checkinDate, nights]) => ({ checkinDate, checkoutDate: addDays(checkinDate, nights) }));

export const randomDay = day;
