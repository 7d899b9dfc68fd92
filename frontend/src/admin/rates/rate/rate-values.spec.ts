import { describe, expect, it } from '@jest/globals';
import type { RateView } from '@farmhouse/contracts/catalogue/rate';
import { draftRate, fieldsOfRate, NEW_RATE, problemsOfRate, rateBodyOf, saveOfRate } from './rate-values.ts';

const HOUSE: RateView = {
  ...{ id: 7, name: 'Diwali', from: '2026-11-06', to: '2026-11-09', yearly: false, weekdays: null },
  ...{ stays: 'overnight', basis: 'house_night', price: 18_000, includedGuests: 12, extraGuestPrice: 800 },
  ...{ minGuests: null, lengthDiscounts: [{ nights: 3, percent: 10 }], active: false },
};

describe('rate form values', () => {
  it('convert a stored rate and back without changes', () => {
    expect({ ...rateBodyOf(fieldsOfRate(HOUSE)), id: 7 }).toEqual(HOUSE);
    expect({ ...saveOfRate(HOUSE), id: 7 }).toEqual(HOUSE);
  });

  it('drop the guests of the house for a price per guest', () => {
    const body = rateBodyOf({ ...fieldsOfRate(HOUSE), basis: 'guest_night' });

    expect(body).toMatchObject({ basis: 'guest_night', includedGuests: null, extraGuestPrice: null });
  });

  it.each([
    [[], null],
    [[0, 1, 2, 3, 4, 5, 6], null],
    [
      [6, 5],
      [5, 6],
    ],
  ])('store the weekdays %j as %j', (weekdays, stored) => {
    expect(rateBodyOf({ ...NEW_RATE, weekdays }).weekdays).toEqual(stored);
  });

  it('keep the place of a new rate apart from the stored fields', () => {
    expect(rateBodyOf({ ...NEW_RATE, place: 'first' }).place).toBe('first');
  });

  it('name the missing field of a pair', () => {
    const fields = { ...fieldsOfRate(HOUSE), extraGuestPrice: null };

    expect(problemsOfRate(fields).map(({ path }) => path)).toEqual(['extraGuestPrice']);
  });
});

describe('draftRate', () => {
  it.each([
    ['nothing is known', undefined],
    ['the price is missing', NEW_RATE],
    ['the price is not whole', { ...NEW_RATE, price: 10.5 }],
    ['a discount is half typed', { ...NEW_RATE, price: 10, lengthDiscounts: [{ nights: 3, percent: null }] }],
    ['dates are missing for every year', { ...NEW_RATE, price: 10, yearly: true }],
  ])('has nothing to preview while %s', (_when, fields) => {
    expect(draftRate(fields)).toBeUndefined();
  });

  it('previews a rate that has no name yet', () => {
    expect(draftRate({ ...NEW_RATE, price: 1300 })).toMatchObject({ name: 'New rate', price: 1300 });
  });
});
