import { expect, it } from '@jest/globals';
import { BOOKING_CHANGED } from './booking-tags.ts';

it('a change of a booking fetches the messages to its guest again, which it may have sent', () => {
  expect(BOOKING_CHANGED).toContain('MessageSentList');
});

it('a change of a booking fetches the nights sold twice again, of which it may have moved or cancelled a stay', () => {
  expect(BOOKING_CHANGED).toContain('CalendarClash');
});
