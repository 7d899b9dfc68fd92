import { describe, expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.ts';

function aFullMap(): BoundedMap<string, number> {
  const map = new BoundedMap<string, number>(2);
  map.set('first', 1);
  map.set('second', 2);
  return map;
}

describe('BoundedMap', () => {
  it('replaces the oldest entry when a new key is added to a full map', () => {
    const map = aFullMap();

    map.set('third', 3);

    expect([...map]).toEqual([
      ['second', 2],
      ['third', 3],
    ]);
  });

  it('keeps every entry when a known key gets another value', () => {
    const map = aFullMap();

    map.set('second', 4);

    expect([...map]).toEqual([
      ['first', 1],
      ['second', 4],
    ]);
  });
});
