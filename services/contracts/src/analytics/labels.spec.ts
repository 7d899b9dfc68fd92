import { describe, expect, it } from '@jest/globals';
import { locationOf, referrerText, shortSessionId } from './labels.ts';

describe('locationOf', () => {
  it.each([
    ['Pune', 'India', 'Pune, India'],
    ['Unknown', 'India', 'India'],
    ['Unknown', 'Unknown', 'Unknown'],
  ])('of the city %s in %s is %s', (city, country, text) => {
    expect(locationOf({ city, country })).toBe(text);
  });
});

describe('the texts of a session', () => {
  it('show the last six characters of the id', () => {
    expect(shortSessionId('0b7c2d9e-1f3a-4c55-9d10-abcdef123456')).toBe('123456');
  });

  it.each([
    [null, 'Direct'],
    ['', 'Direct'],
    ['https://example.org/', 'https://example.org/'],
  ])('show the referrer %j as %s', (referrer, text) => {
    expect(referrerText(referrer)).toBe(text);
  });
});
