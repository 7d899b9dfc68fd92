import { expect, it } from '@jest/globals';
import { competingText } from './competing-text.ts';

it.each([
  [1, 0, 'Another request competes for these dates. Verifying confirms this one.'],
  [3, 0, '3 other requests compete for these dates. Verifying confirms this one.'],
  [
    2,
    1,
    '2 other requests compete for these dates. Verifying confirms this one and takes the dates from a guest who has paid:',
  ],
])('verifying a payment with %i competing requests, %i of them paid, reads: %s', (requests, paid, text) => {
  expect(competingText(requests, paid)).toBe(text);
});
