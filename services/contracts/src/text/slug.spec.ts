import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Box Cricket & Sand Volleyball', 'box-cricket-sand-volleyball'],
    ['  BBQ  Setup! ', 'bbq-setup'],
    ['10 ideas: a weekend', '10-ideas-a-weekend'],
    ['--Dinner--', 'dinner'],
    ['Café', 'caf'],
    ['वेन्नेला', ''],
    ['', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
