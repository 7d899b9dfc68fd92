import { expect, it } from '@jest/globals';
import { countByTopic, topicOf } from './topics.ts';

it.each([
  ['upi_id', 'payments'],
  ['price_per_guest', 'prices'],
  ['hero_description', 'home'],
  ['a_note_of_mine', 'advanced'],
  ['toString', 'advanced'],
])('the setting %s belongs to %s', (key, topic) => {
  expect(topicOf(key)).toBe(topic);
});

it('counts the settings of every topic', () => {
  const counts = countByTopic(['upi_id', 'payment_window_hours', 'capacity', 'mine']);

  expect(counts).toEqual({ payments: 2, contact: 0, prices: 0, home: 1, search: 0, advanced: 1 });
});
