import type { Rate, SaveRate } from '../../catalogue/rate.ts';
import type { SaveStayRule } from '../../catalogue/stay-rule.ts';
import type { DayPrice } from './day-prices.ts';
import type { PriceLines } from './price.ts';

/**
 * A preview of rates or rules before saving. Given rates or rules replace the stored ones, in the given order; one
 * without an id is identified by its position in the list, the first as -1.
 */
export interface PreviewRates {
  rates?: (SaveRate & { id?: number })[];
  rules?: (SaveStayRule & { id?: number })[];
  guestCount: number;
  /** First and last day of the calendar, at most 400 days; a year from today when absent. */
  from?: string;
  to?: string;
  /** A stay to price, both or none. */
  checkinDate?: string;
  checkoutDate?: string;
}

export interface PreviewedDay extends DayPrice {
  /** The rate of the day's night; null: the usual price. */
  rateId: number | null;
}

/** A probable mistake of the owner; nothing is refused because of it. */
export interface RateWarning {
  kind: 'unreachable' | 'gap' | 'weekend-cheaper' | 'unusual-price';
  rateId: number | null;
  message: string;
}

export interface RatesPreview {
  days: PreviewedDay[];
  warnings: RateWarning[];
  /** Present when a stay was given. */
  quote?: {
    price: PriceLines;
    /** The rate of each night. */
    nights: { date: string; rate: Pick<Rate, 'id' | 'name'> | null }[];
    brokenRule: string | null;
  };
}
