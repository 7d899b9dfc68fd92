import { expect, it } from '@jest/globals';
import { newerBookingIn, seenRequest } from './seen-request.ts';

it.each([
  [null, false],
  ['FH-AAAA1111', true],
])('seenRequest of a booking request whose dates are taken by %p says datesTaken %p', (datesTakenBy, datesTaken) => {
  expect(seenRequest({ id: 7, stayChanges: 2, datesTakenBy })).toEqual({ id: 7, stayChanges: 2, datesTaken });
});

it('newerBookingIn finds the present booking in the refusal of an outdated decision only', () => {
  const refusal = (code: string) => ({ status: 409, message: '', problem: { message: '', code, booking: { id: 7 } } });

  expect(newerBookingIn(refusal('outdated'))).toEqual({ id: 7 });
  expect(newerBookingIn(refusal('status-conflict'))).toBeUndefined();
  expect(newerBookingIn({ status: 0, message: 'No connection' })).toBeUndefined();
});
