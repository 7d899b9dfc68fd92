import { expect, it } from '@jest/globals';
import { serviceTerms, type ServiceView } from './service.ts';

it.each<[ServiceView['frequency'], ServiceView['maxGuests'], string[]]>([
  ['once', 20, ['once per stay', 'up to 20 guests']],
  ['daily', null, ['every day of your stay']],
  ['whole-stay', 1, ['for your whole stay', 'for one guest']],
  [null, 30, ['up to 30 guests']],
  [null, null, []],
])('serviceTerms of a service with frequency %s for %s guests are %j', (frequency, maxGuests, terms) => {
  expect(serviceTerms({ frequency, maxGuests })).toEqual(terms);
});
