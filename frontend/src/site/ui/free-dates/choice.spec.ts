import { expect, it } from '@jest/globals';
import { bookingPath } from '../stay/booking-link.ts';
import { firstChoice, linkOfChoice, type Choice } from './choice.ts';

const ONE_DAY = { checkinDate: '2026-12-04', checkoutDate: '' };
const TWO_DAYS = { checkinDate: '2026-12-04', checkoutDate: '2026-12-06' };

it.each<[string, Choice, string]>([
  ['nothing chosen', firstChoice(), '/booking'],
  ['only a check-in day', { ...firstChoice(), picked: ONE_DAY }, '/booking?checkin=2026-12-04'],
  ['guests chosen before the dates', { ...firstChoice(), guests: 20, areGuestsChosen: true }, '/booking?guests=20'],
  ['guests chosen before the calendar was there', firstChoice(6), '/booking?guests=6'],
  ['guests and a check-in day', { ...firstChoice(6), picked: ONE_DAY }, '/booking?checkin=2026-12-04&guests=6'],
  [
    'dates priced for the usual party',
    { ...firstChoice(), picked: TWO_DAYS },
    '/booking?checkin=2026-12-04&checkout=2026-12-06&guests=14',
  ],
])('the calendar of free dates links with %s to the booking page filled in with it', (_what, choice, path) => {
  expect(bookingPath(linkOfChoice(choice))).toBe(path);
});
