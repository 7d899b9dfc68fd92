import { expect, it } from '@jest/globals';
import { notConfirmedMessage } from './payment.rules.ts';

it.each([
  [null, 'The payment is verified. The booking stays pending.'],
  ['block', 'The payment is verified, but your own block has the dates. The booking stays pending.'],
  ['the calendar Airbnb', 'The payment is verified, but the calendar Airbnb has the dates. The booking stays pending.'],
  [
    'FH-7K3M9QXZ',
    'The payment is verified, but the dates were just confirmed for another guest (FH-7K3M9QXZ). The booking stays pending.',
  ],
])('a verified payment of a booking whose dates are taken by %p is explained to the owner', (takenBy, message) => {
  expect(notConfirmedMessage('pending', takenBy)).toBe(message);
});
