import { describe, expect, it } from '@jest/globals';
import { fieldErrorsOf } from './use-checked-form.ts';

describe('fieldErrorsOf', () => {
  it('returns the server’s messages for the fields of the form', () => {
    const errors = [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'other', message: 'No' },
    ];

    expect(
      fieldErrorsOf({ status: 400, message: '', problem: { message: 'Invalid', errors } }, ['name', 'email']),
    ).toEqual({
      email: 'Please enter a valid email address',
    });
  });
});
