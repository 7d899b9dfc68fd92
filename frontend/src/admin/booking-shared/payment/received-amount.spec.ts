import { expect, it } from '@jest/globals';
import { differenceText, typedRupees } from './received-amount.ts';

it.each([
  ['5100', 5100],
  [' ₹5,100 ', 5100],
  ['', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['51.50', undefined],
  ['1e5', undefined],
  ['5100 rupees', undefined],
  ['1234567890', undefined],
])('the typed amount %j counts as %p', (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees);
});

const stay = { email: 'asha@example.com', status: 'confirmed' } as const;

it.each([
  ['5100', ''],
  ['2000', '₹3,100 stays due; the guest is notified.'],
  ['6000', '₹900 more than is due: it is kept as a credit.'],
  ['', 'Enter the amount that arrived in whole rupees.'],
])('for %j of ₹5,100 that are due the owner reads %j', (typed, text) => {
  expect(differenceText(typed, { ...stay, due: 5100 })).toBe(text);
});

it('the owner does not read that a guest without e-mail is notified of what stays due', () => {
  expect(differenceText('2000', { ...stay, due: 5100, email: null })).toBe('₹3,100 stays due.');
});

it.each(['2000', '5100', '6000'])('nothing stays due of a cancelled booking for which ₹%s has arrived', (typed) => {
  expect(differenceText(typed, { ...stay, due: 5100, status: 'cancelled' })).toBe(
    'The booking is cancelled. What is to be returned appears under Refunds.',
  );
});
