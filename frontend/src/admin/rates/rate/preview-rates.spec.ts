import { describe, expect, it } from '@jest/globals';
import type { RateView } from '@farmhouse/contracts/catalogue/rate';
import { DRAFT_ID, exampleStay, monthsFrom, ratesWithDraft } from './preview-rates.ts';
import { NEW_RATE, rateBodyOf } from './rate-values.ts';

const draft = { ...rateBodyOf({ ...NEW_RATE, price: 1300 }), name: 'Draft' };
const listed = [1, 2].map((id) => ({ ...draft, id, name: `Rate ${id}` })) as unknown as RateView[];
const EVERY_DAY = { from: null, to: null, yearly: false, weekdays: null };
const TODAY = '2026-11-23';

describe('ratesWithDraft', () => {
  it.each([
    ['first', { place: 'first' as const }, [DRAFT_ID, 1, 2]],
    ['last', { place: 'last' as const }, [1, 2, DRAFT_ID]],
    ['in the place of the one that is edited', { id: 1 }, [1, 2]],
  ])('puts the rate of the form %s', (_where, where, ids) => {
    const all = ratesWithDraft(listed, draft, where);

    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(all.find(({ name }) => name === 'Draft')?.id).toBe('id' in where ? where.id : DRAFT_ID);
  });

  it('previews the stored rates while the form is incomplete', () => {
    expect(ratesWithDraft(listed, undefined, { place: 'first' }).map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('exampleStay', () => {
  it.each([
    ['weekends', { weekdays: [5, 6] }, '2026-11-27', '2026-11-29'],
    ['one night', { from: '2026-12-31', to: '2026-12-31' }, '2026-12-31', '2027-01-01'],
    ['a yearly season', { from: '2020-01-14', to: '2020-01-15', yearly: true }, '2027-01-14', '2027-01-16'],
    ['a season far ahead', { from: '2032-10-15', to: '2032-10-18' }, '2032-10-15', '2032-10-17'],
    ['a season that is over', { to: '2026-01-01' }, TODAY, '2026-11-24'],
    ['day visits', { weekdays: [0], stays: 'day' as const }, '2026-11-29', '2026-11-29'],
  ])('of %s has its next nights', (_what, changed, checkinDate, checkoutDate) => {
    const rates = [{ ...draft, ...changed, id: 1 }];

    expect(exampleStay(rates, 1, TODAY)).toEqual({ checkinDate, checkoutDate });
  });

  it('skips nights that an earlier rate prices', () => {
    const first = { ...draft, id: 2, from: '2026-11-01', to: '2026-12-20' };
    const inactive = { ...draft, id: 3, active: false };
    const weekends = { ...draft, id: 1, weekdays: [5, 6] };

    expect(exampleStay([first, inactive, weekends], 1, TODAY).checkinDate).toBe('2026-12-25');
  });

  it('is tonight without the rate', () => {
    expect(exampleStay([], DRAFT_ID, TODAY)).toEqual({ checkinDate: TODAY, checkoutDate: '2026-11-24' });
  });
});

it('the calendar begins with the month of the next night of the rate', () => {
  expect(monthsFrom({ ...EVERY_DAY, from: '2027-10-27', to: '2027-10-30' }, TODAY)).toHaveLength(12);
  expect(monthsFrom({ ...EVERY_DAY, from: '2027-10-27', to: '2027-10-30' }, TODAY)[0]).toBe('2027-10');
  expect(monthsFrom(undefined, TODAY)[0]).toBe('2026-11');
});
