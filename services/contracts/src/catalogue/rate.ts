import type { FieldError } from '../errors.ts';
import { seasonProblems, type Season } from './season.ts';

/** Stays whose nights a rate fits; a day visit counts as one night of its date. */
export const RATE_STAYS = ['overnight', 'day', 'both'] as const;
export type RateStays = (typeof RATE_STAYS)[number];

/** What a rate's price is for: a guest for the whole stay, a guest a night, or the house a night. */
export const RATE_BASES = ['guest_stay', 'guest_night', 'house_night'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

export const MAX_RATES = 200;
export const RATE_NAME_MAX_LENGTH = 60;
/** Highest price of a rate, whole rupees. */
export const MAX_RATE_PRICE = 10_000_000;
export const MAX_RATE_GUESTS = 1000;
export const MAX_LENGTH_DISCOUNTS = 10;
/** Longest stay that a length discount can ask for, in nights. */
export const MAX_DISCOUNT_NIGHTS = 365;

/** Taken off the nights of a rate when the whole stay has at least so many nights. */
export interface LengthDiscount {
  nights: number;
  /** 1–100 */
  percent: number;
}

/** What prices are made from. Amounts in whole rupees. */
export interface Rate extends Season {
  id: number;
  name: string;
  stays: RateStays;
  basis: RateBasis;
  price: number;
  /** With `house_night`: how many guests the price includes; null: any number. */
  includedGuests: number | null;
  /** With `house_night`: for each further guest a night. */
  extraGuestPrice: number | null;
  /** Fewest guests that are charged; null: those who come. */
  minGuests: number | null;
  lengthDiscounts: readonly LengthDiscount[];
}

/** A rate as the owner sees it. The first active one in the order of the list that fits a night is the night's rate. */
export interface RateView extends Rate {
  active: boolean;
}

/** What the owner sends to add a rate or to replace one. */
export interface SaveRate {
  name: string;
  from?: string | null;
  to?: string | null;
  yearly?: boolean;
  weekdays?: number[] | null;
  stays?: RateStays;
  basis: RateBasis;
  price: number;
  includedGuests?: number | null;
  extraGuestPrice?: number | null;
  minGuests?: number | null;
  lengthDiscounts?: LengthDiscount[];
  active?: boolean;
}

/** What is wrong with a rate as a whole, when each of its fields is right by itself. */
export function rateProblems(rate: Omit<Rate, 'id'>): FieldError[] {
  const { basis, includedGuests, extraGuestPrice, lengthDiscounts } = rate;
  const problems = seasonProblems(rate);
  if (basis !== 'house_night' && (includedGuests !== null || extraGuestPrice !== null)) {
    const path = includedGuests !== null ? 'includedGuests' : 'extraGuestPrice';
    problems.push({ path, message: 'Only a price for the house a night includes guests' });
  }
  if (basis === 'house_night' && (includedGuests === null) !== (extraGuestPrice === null)) {
    const path = includedGuests === null ? 'includedGuests' : 'extraGuestPrice';
    problems.push({ path, message: 'Guests included and the price of a further guest belong together' });
  }
  if (new Set(lengthDiscounts.map(({ nights }) => nights)).size < lengthDiscounts.length) {
    problems.push({ path: 'lengthDiscounts', message: 'Each number of nights can have one discount' });
  }
  return problems;
}
