import { describe, expect, it } from '@jest/globals';
import { SentSearches } from './sent-searches.ts';

function sent(...searches: string[]): SentSearches {
  const all = new SentSearches();
  for (const search of searches) all.add(search);
  return all;
}

describe('SentSearches', () => {
  it('are answered one after the other', () => {
    const searches = sent('a', 'ab');

    expect([searches.isAnsweredBy('a'), searches.last, searches.isAnsweredBy('ab')]).toEqual([true, 'ab', true]);
    expect(searches.last).toBeUndefined();
  });

  it('are answered by a later one, which the list may show first', () => {
    const searches = sent('a', 'ab');

    expect(searches.isAnsweredBy('ab')).toBe(true);
    expect(searches.isAnsweredBy('a')).toBe(false);
  });

  it('are given up when the list shows another search, as by Back or a link', () => {
    const searches = sent('a', 'ab');

    expect(searches.isAnsweredBy('other')).toBe(false);
    expect(searches.last).toBeUndefined();
  });
});
