import { call } from '../support/call.ts';
import { signIn } from '../support/owner.ts';
import { expectProblem } from '../support/problem.ts';
import { isLocal } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import {
  confusedToken,
  realToken,
  signingKey,
  strangersToken,
  unsignedToken,
  unsignedTokenWithText,
} from '../support/tokens.ts';

/** One call of every service that has any for the owner. */
const DOORS = ['/api/admin/me', '/api/admin/services', '/api/admin/site-settings', '/api/admin/bookings'];

async function expectShut(token: string): Promise<void> {
  for (const path of DOORS) expectProblem(await call('GET', path, { token }), 401, 'unauthorized');
}

const keyIdOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

test('a fresh token opens every door', async () => {
  const { token, admin } = await signIn();

  expect(admin).toEqual({ id: expect.any(Number), username: expect.any(String), role: 'admin' });
  for (const path of DOORS) expect((await call('GET', path, { token })).status, path).toBe(200);
});

test('a forged token opens none', async ({ owner }) => {
  const keyId = keyIdOf(owner.token);
  const [head, , signature] = owner.token.split('.');
  const promoted = Buffer.from(JSON.stringify({ sub: '1', role: 'admin', exp: 4_102_444_800 })).toString('base64url');
  const forged = {
    'no signature': unsignedToken(keyId),
    'a made-up signature': unsignedTokenWithText(keyId),
    "a stranger's signature": strangersToken(keyId),
    'other claims under a true signature': `${head}.${promoted}.${signature}`,
    'a cut signature': owner.token.slice(0, -10),
  };
  for (const [name, token] of Object.entries(forged)) await test.step(name, () => expectShut(token));
});

test.describe('with what only the operator can read', () => {
  test.skip(!isLocal, 'needs the database on this machine');

  test('a token signed with the public key as a shared secret opens none', async () => {
    const { keyId, publicKey } = await signingKey();

    await expectShut(confusedToken(keyId, publicKey));
    await expectShut(confusedToken(keyId, publicKey.trim()));
  });

  test('a true token that has run out opens none, a minute before it still did', async () => {
    expect((await call('GET', '/api/admin/me', { token: await realToken(60) })).status).toBe(200);

    await expectShut(await realToken(-1));
  });

  test('the key that tokens are checked with is not shown outside', async () => {
    expectProblem(await call('GET', '/internal/public-key'), 404);
  });
});

test('a token is refused everywhere after logout, another one goes on', async ({ owner }) => {
  const { token } = await signIn();

  const logout = await call('POST', '/api/admin/logout', { token });

  expect(logout.status).toBe(204);
  await expectShut(token);
  expect((await owner.call('GET', '/api/admin/me')).status).toBe(200);
});

test('a token in the address or in a cookie counts for nothing', async ({ owner }) => {
  expectProblem(await call('GET', `/api/admin/bookings?token=${owner.token}`), 401);
  expectProblem(await call('GET', '/api/admin/bookings', { cookie: `adminToken=${owner.token}` }), 401);
});

test('a wrong name and a wrong password read the same', async () => {
  const wrong = { username: 'admin', password: 'not the password' };
  const [name, password] = await Promise.all([
    call('POST', '/api/admin/login', { body: { ...wrong, username: 'nobody-at-all' } }),
    call('POST', '/api/admin/login', { body: wrong }),
  ]);

  expectProblem(name, 401, 'invalid-credentials');
  expect(name.text).toBe(password.text);
});
