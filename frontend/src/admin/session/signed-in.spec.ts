import { describe, expect, it } from '@jest/globals';
import { signedInOf } from './signed-in.ts';

const admin = { id: 1, username: 'asha', role: 'admin' };

describe('signed-in response', () => {
  it('is accepted when it holds an admin and a token', () => {
    expect(signedInOf({ admin, token: 'token' })).toEqual({ admin, token: 'token' });
  });

  it.each([null, '', 'ok', {}, { admin }, { token: 'token' }, { admin: null, token: 'token' }, { admin, token: '' }])(
    'is rejected as %j',
    (response) => {
      expect(signedInOf(response)).toBeNull();
    },
  );
});
