import type { Rate } from '../../catalogue/rate.ts';
import { calendarDay, seasonMatcher, overlapMatcher } from '../../catalogue/season.ts';
import { formatNights } from '../../text/dates.ts';
import { percentOf } from '../../text/rupees.ts';
import type { ChargedNights } from '../stay/nights.ts';
import { otherNightsLine, perStay, type PriceLine } from './price-lines.ts';

/** Returns a lookup of the rate of a night: the first in the order that matches, undefined if none does. */
export function rateOfNights(
  rates: readonly Rate[],
  { isDayVisit }: Pick<ChargedNights, 'isDayVisit'>,
): (date: string) => Rate | undefined {
  const unfit = isDayVisit ? 'overnight' : 'day';
  const candidates = rates
    .filter(({ stays }) => stays !== unfit)
    .map((rate) => ({ rate, includes: seasonMatcher(rate) }));
  return (date) => {
    const day = calendarDay(date);
    return candidates.find(({ includes }) => includes(day))?.rate;
  };
}

/** The nights of one rate, or those without a rate, which have the usual price. */
interface RatedNights {
  rate: Rate | undefined;
  nights: number;
}

/** Every night once, by its rate, in the order in which the rates first occur. */
function nightsByRate({ dates, isDayVisit }: ChargedNights, rates: readonly Rate[]): RatedNights[] {
  const counted = new Map<Rate | undefined, number>();
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const rateOf = rateOfNights(rates.filter(overlapMatcher(first, last)), { isDayVisit });
  for (const date of dates) {
    const rate = rateOf(date);
    counted.set(rate, (counted.get(rate) ?? 0) + 1);
  }
  return [...counted].map(([rate, nights]) => ({ rate, nights }));
}

interface Stay extends ChargedNights {
  guestCount: number;
}

/** The price of a rate's nights before its length discount. */
function chargesOf(rate: Rate, nights: number, { guestCount, isDayVisit }: Stay): PriceLine[] {
  const { name: label, basis, price } = rate;
  const guests = Math.max(guestCount, rate.minGuests ?? 0);
  const nightly = { label, quantity: nights, unit: isDayVisit ? 'day' : 'night' } as const;
  if (basis === 'guest_stay') {
    return [{ kind: basis, label, quantity: guests, unit: 'guest', amount: guests * price, rateId: rate.id }];
  }
  if (basis === 'guest_night') {
    return [{ kind: basis, ...nightly, amount: nights * guests * price, guests, rateId: rate.id }];
  }
  const house: PriceLine = { kind: basis, ...nightly, amount: nights * price, rateId: rate.id };
  const extra = rate.includedGuests === null ? 0 : Math.max(guests - rate.includedGuests, 0);
  if (extra === 0) return [house];
  const amount = nights * extra * (rate.extraGuestPrice ?? 0);
  return [house, { kind: 'extra_guest_night', ...nightly, amount, guests: extra, rateId: rate.id }];
}

/** The length discount with the most nights that the stay reaches; percentages round down. */
function lengthDiscountOf(rate: Rate, charged: readonly PriceLine[], stayNights: number): PriceLine[] {
  const reached = rate.lengthDiscounts.filter(({ nights }) => nights <= stayNights).sort((a, b) => b.nights - a.nights);
  const [discount] = reached;
  if (!discount) return [];
  const sum = charged.reduce((total, { amount }) => total + amount, 0);
  const off = percentOf(sum, discount.percent);
  if (off === 0) return [];
  const label = `${rate.name}: ${discount.percent}% off from ${formatNights(discount.nights)}`;
  return [{ ...perStay('length_discount', label, 0 - off), rateId: rate.id }];
}

/**
 * The price lines of the nights of a stay. Each night is charged by the first matching rate; `usual` is the price per
 * guest for a whole stay, charged once for all nights without a matching rate. Undefined when no night has a matching
 * rate.
 */
export function linesOfNights(stay: Stay, rates: readonly Rate[], defaultPrice: number): PriceLine[] | undefined {
  const rated = rates.length > 0 ? nightsByRate(stay, rates) : [];
  if (!rated.some(({ rate }) => rate)) return undefined;
  return rated.flatMap(({ rate, nights }) => {
    if (!rate) return [otherNightsLine(stay.guestCount, stay.guestCount * defaultPrice)];
    const charged = chargesOf(rate, nights, stay);
    return [...charged, ...lengthDiscountOf(rate, charged, stay.dates.length)];
  });
}
