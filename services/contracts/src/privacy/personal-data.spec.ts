import { describe, expect, it } from '@jest/globals';
import { personOf } from './personal-data.ts';

describe('personOf', () => {
  it.each([
    ['+91 98480 12345', '919848012345'],
    ['98480-12345', '919848012345'],
    ['09848012345', '919848012345'],
    ['+44 20 7946 0958', '442079460958'],
    ['', null],
    [null, null],
  ])('compares the number %s as %s', (phone, expected) => {
    expect(personOf({ email: null, phone }).phone).toBe(expected);
  });

  it.each([
    [' Asha@Example.com ', 'asha@example.com'],
    ['asha+farm@example.com', 'asha+farm@example.com'],
    ['', null],
    [null, null],
  ])('compares the address %j as %s', (email, expected) => {
    expect(personOf({ email, phone: null }).email).toBe(expected);
  });
});
