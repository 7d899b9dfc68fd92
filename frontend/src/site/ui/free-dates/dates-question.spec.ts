import { expect, it } from '@jest/globals';
import { datesQuestion } from './dates-question.ts';

it.each([
  ['', '', 'Hello, I have a question about a stay.'],
  ['2026-12-12', '', 'Hello, is 12 December free?'],
  ['2026-12-12', '2026-12-12', 'Hello, is 12 December free?'],
  ['2026-12-12', '2026-12-13', 'Hello, is 12–13 December free?'],
  ['2026-12-30', '2027-01-02', 'Hello, is 30 December – 2 January free?'],
])('the WhatsApp message about %s to %s is: %s', (checkinDate, checkoutDate, text) => {
  expect(datesQuestion({ checkinDate, checkoutDate })).toBe(text);
});
