import { describe, expect, it } from '@jest/globals';
import { aRate, aRule } from '../testing/rates.ts';
import { rateProblems, type Rate } from './rate.ts';
import { stayRuleProblems, type StayRule } from './stay-rule.ts';

describe('a rate', () => {
  it.each<[string, Partial<Rate>]>([
    ['of every day', {}],
    ['of one day', { from: '2027-05-01', to: '2027-05-01' }],
    ['without a last day', { from: '2027-05-01' }],
    ['of a turn of the year', { from: '2027-12-24', to: '2027-01-02', yearly: true }],
    ['for the house with its guests', { basis: 'house_night', includedGuests: 10, extraGuestPrice: 0 }],
    ['for the house with any number of guests', { basis: 'house_night' }],
    [
      'with two length discounts',
      {
        lengthDiscounts: [
          { nights: 3, percent: 10 },
          { nights: 7, percent: 20 },
        ],
      },
    ],
  ])('%s is valid', (_words, part) => {
    expect(rateProblems(aRate(part))).toEqual([]);
  });

  it.each<[string, Partial<Rate>, string, string]>([
    ['every year without dates', { yearly: true }, 'from', 'Every year needs a first and a last day'],
    [
      'every year without a last day',
      { yearly: true, from: '2027-05-01' },
      'to',
      'Every year needs a first and a last day',
    ],
    [
      'that ends before it begins',
      { from: '2027-05-02', to: '2027-05-01' },
      'to',
      'The last day cannot be before the first day',
    ],
    [
      'a guest with guests included',
      { includedGuests: 4, extraGuestPrice: 100 },
      'includedGuests',
      'Only a price for the house a night includes guests',
    ],
    [
      'a guest with a price of further ones',
      { extraGuestPrice: 100 },
      'extraGuestPrice',
      'Only a price for the house a night includes guests',
    ],
    [
      'for the house without the price of a further guest',
      { basis: 'house_night', includedGuests: 4 },
      'extraGuestPrice',
      'Guests included and the price of a further guest belong together',
    ],
    [
      'for the house without guests included',
      { basis: 'house_night', extraGuestPrice: 4 },
      'includedGuests',
      'Guests included and the price of a further guest belong together',
    ],
    [
      'with two discounts from the same night on',
      {
        lengthDiscounts: [
          { nights: 3, percent: 10 },
          { nights: 3, percent: 20 },
        ],
      },
      'lengthDiscounts',
      'Each number of nights can have one discount',
    ],
  ])('%s is refused', (_words, part, path, message) => {
    expect(rateProblems(aRate(part))).toEqual([{ path, message }]);
  });
});

describe('a stay rule', () => {
  it.each<[string, Partial<StayRule>]>([
    ['of the longest stay', { type: 'max_stay', value: 365 }],
    ['of the longest notice', { type: 'notice', value: 8760 }],
    ['that closes a day', { type: 'closed_to_arrival', value: null }],
  ])('%s is valid', (_words, part) => {
    expect(stayRuleProblems(aRule(part))).toEqual([]);
  });

  it.each<[string, Partial<StayRule>, string, string]>([
    ['of no nights', { value: null }, 'value', 'How many nights?'],
    ['of no hours', { type: 'notice', value: null }, 'value', 'How many hours?'],
    ['of too many nights', { value: 366 }, 'value', 'At most 365 nights'],
    ['of too many hours', { type: 'notice', value: 8761 }, 'value', 'At most 8760 hours'],
    ['that closes a day and counts', { type: 'closed_to_departure' }, 'value', 'A closed day has no number'],
    ['every year without dates', { yearly: true }, 'from', 'Every year needs a first and a last day'],
  ])('%s is refused', (_words, part, path, message) => {
    expect(stayRuleProblems(aRule(part))).toEqual([{ path, message }]);
  });
});
