import { expect, it } from '@jest/globals';
import { beyondGuestsText } from './beyond-guests.ts';

const [DINNER, TOUR, DECORATION] = [
  { name: 'Dinner', maxGuests: 16 },
  { name: 'Farm Tour', maxGuests: 18 },
  { name: 'Decoration', maxGuests: null },
];

it.each([
  [[DINNER, DECORATION], 16, ''],
  [[DINNER, DECORATION], 17, 'You are 17 guests. Dinner is for up to 16. Please say below how many it is for.'],
  [
    [DINNER, TOUR],
    20,
    'You are 20 guests. Dinner is for up to 16, Farm Tour is for up to 18. Please say below how many each is for.',
  ],
  [[DINNER], Number(''), ''],
])('of the services %j a party of %i reads: %j', (services, guests, text) => {
  expect(beyondGuestsText(services, guests, 'below')).toBe(text);
});
