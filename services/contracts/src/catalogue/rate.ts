import type { FieldError } from '../errors.ts';
import { seasonProblems, type Season } from './season.ts';

/** The stays that a rate applies to; a day visit counts as one night of its date. */
export const RATE_STAYS = ['overnight', 'day', 'both'] as const;
export type RateStays = (typeof RATE_STAYS)[number];

/** The basis of a rate's price: per guest for the whole stay, per guest and night, or per house and night. */
export const RATE_BASES = ['guest_stay', 'guest_night', 'house_night'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

export const MAX_RATES = 200;
export const RATE_NAME_MAX_LENGTH = 60;
/** Highest price of a rate, whole rupees. */
export const MAX_RATE_PRICE = 10_000_000;
export const MAX_RATE_GUESTS = 1000;
export const MAX_LENGTH_DISCOUNTS = 10;
/** Maximum nights that a length discount can require. */
export const MAX_DISCOUNT_NIGHTS = 365;

/** A discount on the nights of a rate when the whole stay has at least this many nights. */
export interface LengthDiscount {
  nights: number;
  /** 1–100 */
  percent: number;
}

/** A rate, from which prices are calculated. Amounts in whole rupees. */
export interface Rate extends Season {
  id: number;
  name: string;
  stays: RateStays;
  basis: RateBasis;
  price: number;
  /** With `house_night`: how many guests the price includes; null: any number. */
  includedGuests: number | null;
  /** With `house_night`: the price per extra guest and night. */
  extraGuestPrice: number | null;
  /** Minimum number of guests charged; null: the actual number. */
  minGuests: number | null;
  lengthDiscounts: readonly LengthDiscount[];
}

/** A rate as the owner sees it. The first active rate in list order that matches a night is the night's rate. */
export interface RateView extends Rate {
  active: boolean;
}

/** What the owner sends to add a rate; a change may leave out any field, which then keeps its value. */
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

/** The inconsistencies between the fields of a rate whose fields are each valid. */
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
