import { expect, it } from '@jest/globals';
import { topicOf } from './topics.ts';

it.each([
  ['upi_id', 'payments'],
  ['price_per_guest', 'prices'],
  ['hero_description', 'home'],
  ['gst_rates', 'tax'],
  ['a_note_of_mine', 'advanced'],
  ['toString', 'advanced'],
])('the setting %s belongs to %s', (key, topic) => {
  expect(topicOf(key)).toBe(topic);
});
