import { describe, expect, it } from '@jest/globals';
import { signedInOf } from './signed-in.ts';

const admin = { id: 1, username: 'asha', role: 'admin' };

describe('the answer to a sign-in', () => {
  it('counts when it holds an admin and a token', () => {
    expect(signedInOf({ admin, token: 'token' })).toEqual({ admin, token: 'token' });
  });

  it.each([null, '', 'ok', {}, { admin }, { token: 'token' }, { admin: null, token: 'token' }, { admin, token: '' }])(
    'is refused as %j',
    (answer) => {
      expect(signedInOf(answer)).toBeNull();
    },
  );
});
