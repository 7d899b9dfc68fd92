import { expect, it } from '@jest/globals';
import { Countries } from './country.ts';

const countries = new Countries();

it.each([
  ['49.36.0.0', 'India'],
  ['2405:200::', 'India'],
  ['8.8.8.0', 'United States'],
  ['127.0.0.0', 'Unknown'],
  ['10.1.2.0', 'Unknown'],
  ['::1', 'Unknown'],
  ['nowhere', 'Unknown'],
])('Countries: the address %s belongs to %s', (address, country) => {
  expect(countries.of(address)).toBe(country);
});
