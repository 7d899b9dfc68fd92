import { describe, expect, it } from '@jest/globals';
import { locationOf } from './labels.ts';

describe('locationOf', () => {
  it.each([
    ['Pune', 'India', 'Pune, India'],
    ['Unknown', 'India', 'India'],
    ['Unknown', 'Unknown', 'Unknown'],
  ])('of the city %s in %s is %s', (city, country, text) => {
    expect(locationOf({ city, country })).toBe(text);
  });
});
