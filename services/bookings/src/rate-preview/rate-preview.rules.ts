import { dayPrices } from '@farmhouse/contracts/bookings/price/day-prices';
import { chargedNights } from '@farmhouse/contracts/bookings/stay/nights';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import type { PriceBook } from '@farmhouse/contracts/bookings/price/price-book';
import { rateOfNights } from '@farmhouse/contracts/bookings/price/rate-lines';
import type { RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { LATEST_CHECKIN_TIME } from '@farmhouse/contracts/bookings/stay/stay';
import { stayRuleProblem } from '@farmhouse/contracts/bookings/stay/stay-rules';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import type { StayRule } from '@farmhouse/contracts/catalogue/stay-rule';
import { priceBookOf } from '@farmhouse/contracts/content/setting';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { PricingData } from '../price/pricing-data.ts';
import { rateWarnings } from './rate-warnings.ts';

/** A preview to calculate before saving. */
export interface Preview {
  guestCount: number;
  /** First and last day of the calendar. */
  from: string;
  to: string;
  /** A stay to price. */
  stay?: { checkinDate: string; checkoutDate: string };
  /** Active ones in their order; absent: the stored ones. */
  rates?: readonly Rate[];
  rules?: readonly StayRule[];
}

interface Terms {
  rates: readonly Rate[];
  rules: readonly StayRule[];
  book: PriceBook;
}

function daysOf({ guestCount, from, to }: Preview, { rates, rules, book }: Terms): RatesPreview['days'] {
  const rateOf = rateOfNights(rates, { isDayVisit: false });
  const days = dayPrices({ from, to, book, rates, rules, guestCount });
  return days.map((day) => ({ ...day, rateId: rateOf(day.date)?.id ?? null }));
}

function quoteOf({ guestCount, stay }: Preview, { rates, rules, book }: Terms, now: Date): RatesPreview['quote'] {
  const nights = stay && chargedNights(stay);
  if (!nights) return undefined;
  const rateOf = rateOfNights(rates, nights);
  const broken = stayRuleProblem({ ...stay, checkinTime: LATEST_CHECKIN_TIME }, rules, now);
  return {
    price: priceStay({ book, rates, guestCount, services: [], ...stay }),
    nights: nights.dates.map((date) => {
      const rate = rateOf(date);
      return { date, rate: rate ? { id: rate.id, name: rate.name } : null };
    }),
    brokenRule: broken?.message ?? null,
  };
}

/** The calendar and the price of a stay by these rates and rules, and what the owner may have meant otherwise. */
export function ratesPreview(preview: Preview, pricing: PricingData, now: Date): RatesPreview {
  const { guestCount, rates = pricing.rates, rules = pricing.rules } = preview;
  const terms = { rates, rules, book: priceBookOf(pricing.settings) };
  const quote = quoteOf(preview, terms, now);
  return {
    days: daysOf(preview, terms),
    warnings: rateWarnings({ rates, book: terms.book, guestCount, today: istDate(now) }),
    ...(quote && { quote }),
  };
}
