import { readFileSync } from 'node:fs';
import { BOOKING_TRANSITIONS } from '../../services/contracts/src/transitions/booking-transitions.ts';
import { PAYMENT_TRANSITIONS } from '../../services/contracts/src/transitions/payment-transitions.ts';
import { expect, it } from '@jest/globals';
import { inRoot } from '../paths.ts';
import { transitionsDoc } from './transitions.ts';

it('the transitions in the docs are those of the tables', async () => {
  const text = await transitionsDoc();

  expect(readFileSync(inRoot('docs/transitions.md'), 'utf8')).toBe(text);
  for (const { action, to } of [...BOOKING_TRANSITIONS, ...PAYMENT_TRANSITIONS]) {
    expect(text).toMatch(new RegExp(`--> ${to}: .*\\b${action} \\(`));
  }
});
