import { routeOf, ROUTES } from '@farmhouse/contracts/routes/routes';
import { call } from '../../support/api/call.ts';
import { DOCUMENTED_CALLS, isAdminOnly, isPlainRead } from '../../support/api/documented-calls.ts';
import { signIn } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { isLocal } from '../../support/processes/stack.ts';
import { expect, test } from '../../support/test.ts';
import {
  keyIdOf,
  tokenSignedWithPublicKey,
  tokenWithChangedClaims,
  validToken,
  signingKey,
  tokenOfAnotherKey,
  unsignedToken,
  unsignedTokenWithSignature,
} from '../../support/api/tokens.ts';

const ADMIN_SERVICES = [...new Set(ROUTES.filter(({ access }) => access === 'admin').map(({ service }) => service))];
const ADMIN_READS = DOCUMENTED_CALLS.filter((read) => isAdminOnly(read) && isPlainRead(read));
/** One admin route of every service that has admin routes. */
const ADMIN_PATHS = ADMIN_SERVICES.map((service) => {
  const read = ADMIN_READS.find(({ path }) => routeOf(path)?.service === service);
  if (!read) throw new Error(`The documentation has no admin read of ${service}`);
  return read.path;
});

async function expectUnauthorized(token: string): Promise<void> {
  for (const path of ADMIN_PATHS) expectProblem(await call('GET', path, { token }), 401, 'unauthorized');
}

test('a new admin token is accepted by every service', async () => {
  const { token, admin } = await signIn();

  expect(admin).toEqual({ id: expect.any(Number), username: expect.any(String), role: 'admin' });
  for (const path of ADMIN_PATHS) expect((await call('GET', path, { token })).status, path).toBe(200);
});

test('every service returns 401 for a forged admin token', async ({ owner }) => {
  const keyId = keyIdOf(owner.token);
  const forged = {
    'no signature': unsignedToken(keyId),
    'an invalid signature': unsignedTokenWithSignature(keyId),
    'a signature by another key': tokenOfAnotherKey(keyId),
    'other claims with a valid signature': tokenWithChangedClaims(owner.token),
    'a cut signature': owner.token.slice(0, -10),
  };
  for (const [name, token] of Object.entries(forged)) await test.step(name, () => expectUnauthorized(token));
});

test.describe('with the signing key', () => {
  test.skip(!isLocal, 'needs the database on this machine');

  test('an admin call with a token signed with the public key as a shared secret returns 401', async () => {
    const { keyId, publicKey } = await signingKey();

    await expectUnauthorized(tokenSignedWithPublicKey(keyId, publicKey));
    await expectUnauthorized(tokenSignedWithPublicKey(keyId, publicKey.trim()));
  });

  test('an admin call with an expired token returns 401, and 200 a minute before it expires', async () => {
    expect((await call('GET', '/api/admin/me', { token: await validToken(60) })).status).toBe(200);

    await expectUnauthorized(await validToken(-1));
  });

  test('GET /internal/public-key returns 404 through the gateway', async () => {
    expectProblem(await call('GET', '/internal/public-key'), 404);
  });
});

test('POST /api/admin/logout revokes the token for every service and leaves other tokens valid', async ({ owner }) => {
  const { token } = await signIn();

  const logout = await call('POST', '/api/admin/logout', { token });

  expect(logout.status).toBe(204);
  await expectUnauthorized(token);
  expect((await owner.call('GET', '/api/admin/me')).status).toBe(200);
});

test('an admin token in the query or in a cookie is ignored', async ({ owner }) => {
  expectProblem(await call('GET', `/api/admin/bookings?token=${owner.token}`), 401);
  expectProblem(await call('GET', '/api/admin/bookings', { cookie: `adminToken=${owner.token}` }), 401);
});

test('POST /api/admin/login returns the same response for an unknown user name and a wrong password', async () => {
  const wrong = { username: 'admin', password: 'not the password' };
  const [name, password] = await Promise.all([
    call('POST', '/api/admin/login', { body: { ...wrong, username: 'nobody-at-all' } }),
    call('POST', '/api/admin/login', { body: wrong }),
  ]);

  expectProblem(name, 401, 'invalid-credentials');
  expect(name.text).toBe(password.text);
});
