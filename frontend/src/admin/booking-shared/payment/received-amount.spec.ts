import { expect, it } from '@jest/globals';
import { differenceText, restText, typedRupees } from './received-amount.ts';

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

const noBalance = { dueLater: 0, dueOn: null, checkinDate: '2026-12-20' };
const stay = { ...noBalance, email: 'asha@example.com', status: 'confirmed' } as const;
const withBalance = { ...stay, due: 5100, dueLater: 2550, dueOn: '2026-12-20' };
const BALANCE = 'The balance of ₹2,550 is due on arrival';

it.each([
  [0, 0, ''],
  [3100, 0, '₹3,100 is still due'],
  [2550, 2550, BALANCE],
  [3100, 2550, `₹550 is still due. ${BALANCE}`],
])('restText for ₹%i due, ₹%i of it later, is %j', (due, dueLater, text) => {
  expect(restText({ ...withBalance, due, dueLater })).toBe(text);
});

it.each([
  ['2000', `₹550 stays due; the guest is notified. ${BALANCE}.`],
  ['2550', `${BALANCE}.`],
  ['4100', 'The balance of ₹1,000 is due on arrival.'],
  ['5100', ''],
])('for %j of an advance of ₹2,550 the owner reads %j', (typed, text) => {
  expect(differenceText(typed, withBalance)).toBe(text);
});

it.each([
  ['5100', ''],
  ['2000', '₹3,100 stays due; the guest is notified.'],
  ['6000', '₹900 more than is due: it is kept as a credit.'],
  ['', 'Enter the amount that arrived in whole rupees.'],
])('for %j of ₹5,100 that are due the owner reads %j', (typed, text) => {
  expect(differenceText(typed, { ...stay, due: 5100 })).toBe(text);
});

it('the owner does not read that a guest without email is notified of what stays due', () => {
  expect(differenceText('2000', { ...stay, due: 5100, email: null })).toBe('₹3,100 stays due.');
});

it.each(['2000', '5100', '6000'])('nothing stays due of a cancelled booking for which ₹%s has arrived', (typed) => {
  expect(differenceText(typed, { ...stay, due: 5100, status: 'cancelled' })).toBe(
    'The booking is cancelled. What is to be returned appears under Refunds.',
  );
});
