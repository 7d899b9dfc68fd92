import { describe, expect, it } from '@jest/globals';
import type { FilePrivacyRequest } from '@farmhouse/contracts/content/privacy-request';
import { requestErrors } from './privacy-request.ts';

const request = (fields: Partial<FilePrivacyRequest>): FilePrivacyRequest => ({
  ...{ type: 'copy', name: 'Asha', email: null, phone: null, details: null, visit: null },
  ...fields,
});

describe('a privacy request', () => {
  it.each([
    ['asha@farm.example', null],
    [null, '+91 98765 43210'],
    ['asha@farm.example', '+91 98765 43210'],
  ])('by %s and %s has no errors', (email, phone) => {
    expect(requestErrors(request({ email, phone }))).toEqual({});
  });

  it.each(['asha@farm', 'asha', 'asha@farm.example, anu@farm.example'])(
    'is refused for the address %s, as it is by every other form',
    (email) => {
      expect(requestErrors(request({ email }))).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it.each([
    ['🌿', 100, 2000, {}],
    ['x', 101, 2001, { name: 'Name can have at most 100 characters', details: expect.any(String) }],
  ])('may have as many characters as the server stores: %s, %i and %i', (character, name, details, errors) => {
    const texts = { name: character.repeat(name), details: character.repeat(details) };

    expect(requestErrors(request({ ...texts, phone: '+91 98765 43210' }))).toEqual(errors);
  });

  it('needs a name, and an address or a number', () => {
    expect(requestErrors(request({ name: '' }))).toMatchObject({
      name: 'Name is required',
      email: expect.any(String),
    });
  });
});
