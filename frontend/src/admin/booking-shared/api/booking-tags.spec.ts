import { expect, it } from '@jest/globals';
import { BOOKING_CHANGED } from './booking-tags.ts';

it('a change of a booking invalidates the list of messages to its guest', () => {
  expect(BOOKING_CHANGED).toContain('MessageSentList');
});

it('a change of a booking invalidates the list of clashes', () => {
  expect(BOOKING_CHANGED).toContain('CalendarClash');
});
