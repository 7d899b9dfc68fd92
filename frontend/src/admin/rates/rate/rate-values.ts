import {
  rateProblems,
  type LengthDiscount,
  type Rate,
  type RateView,
  type SaveRate,
} from '@farmhouse/contracts/catalogue/rate';
import type { FieldError } from '@farmhouse/contracts/errors';
import { seasonFieldsOf, seasonOf, type SeasonFields } from '../season/season-values.ts';

/** Where a new rate is put in the list. */
export type Place = 'first' | 'last';

/** The form's values; a cleared number is null, a cleared date undefined. */
export interface RateFields extends SeasonFields, Pick<Rate, 'stays' | 'basis'> {
  price: number | null;
  includedGuests: number | null;
  extraGuestPrice: number | null;
  minGuests: number | null;
  lengthDiscounts: Partial<Record<keyof LengthDiscount, number | null>>[];
  /** Only of a new rate. */
  place?: Place;
}

/** A rate to be stored, and where a new one is put. */
export interface PositionedRate extends SaveRate {
  place?: Place;
}

/** The whole rate as it is typed so far; numbers that are missing count as 0. */
function rateOf(fields: RateFields): Omit<RateView, 'id'> {
  const { stays, basis, price, includedGuests, extraGuestPrice, minGuests, lengthDiscounts } = fields;
  const isHouse = basis === 'house_night';
  return {
    ...seasonOf(fields),
    stays,
    basis,
    price: price ?? 0,
    includedGuests: isHouse ? (includedGuests ?? null) : null,
    extraGuestPrice: isHouse ? (extraGuestPrice ?? null) : null,
    minGuests: minGuests ?? null,
    lengthDiscounts: (lengthDiscounts ?? []).map((discount) => ({
      nights: discount?.nights ?? 0,
      percent: discount?.percent ?? 0,
    })),
  };
}

/** The request body built from the form's values, without the fields of another basis. */
export function rateBodyOf(fields: RateFields): PositionedRate {
  const { weekdays, lengthDiscounts, ...rate } = rateOf(fields);
  const body = { ...rate, weekdays: weekdays && [...weekdays], lengthDiscounts: [...lengthDiscounts] };
  return fields.place ? { ...body, place: fields.place } : body;
}

/** Errors of the rate as a whole. */
export const problemsOfRate = (fields: RateFields): FieldError[] => rateProblems(rateOf(fields));

/** The rate typed so far, for the preview; undefined while a price is missing or a value is invalid. */
export function draftRate(fields: Partial<RateFields> | undefined): SaveRate | undefined {
  if (!fields?.basis || !fields.stays) return undefined;
  const { place: _place, ...draft } = rateBodyOf(fields as RateFields);
  const { price, includedGuests, extraGuestPrice, minGuests, lengthDiscounts = [] } = draft;
  const isTyped = typeof fields.price === 'number';
  const areWhole = [price, includedGuests, extraGuestPrice, minGuests].every(
    (number) => number === null || number === undefined || (Number.isInteger(number) && number >= 0),
  );
  const areDiscounts = lengthDiscounts.every(
    ({ nights, percent }) => Number.isInteger(nights) && nights >= 1 && percent >= 1 && percent <= 100,
  );
  const isWhole = isTyped && areWhole && areDiscounts && problemsOfRate(fields as RateFields).length === 0;
  return isWhole ? { ...draft, name: draft.name || 'New rate', active: true } : undefined;
}

/** The body that stores a rate unchanged. */
export function saveOfRate({ id: _id, weekdays, lengthDiscounts, ...rate }: RateView): SaveRate {
  return { ...rate, weekdays: weekdays && [...weekdays], lengthDiscounts: [...lengthDiscounts] };
}

/** The form's values of a stored rate. */
export function fieldsOfRate({ id: _id, lengthDiscounts, ...rate }: RateView): RateFields {
  return { ...rate, ...seasonFieldsOf(rate), lengthDiscounts: [...lengthDiscounts] };
}

/** The form's values of a rate that is added from nothing. */
export const NEW_RATE: RateFields = {
  name: '',
  from: undefined,
  to: undefined,
  yearly: false,
  weekdays: [],
  active: true,
  stays: 'both',
  basis: 'guest_stay',
  price: null,
  includedGuests: null,
  extraGuestPrice: null,
  minGuests: null,
  lengthDiscounts: [],
};
