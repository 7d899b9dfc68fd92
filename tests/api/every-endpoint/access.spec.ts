import { call } from '../../support/api/call.ts';
import { statusOfRaw } from '../../support/api/raw-request.ts';
import { ADMIN_ENDPOINTS, UNKNOWN_ADMIN_ENDPOINTS } from '../../support/api/endpoints.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { forgeriesOf } from '../../support/api/tokens.ts';
import { expect, test } from '../../support/test.ts';

const TEN_MEGABYTES = Buffer.alloc(10 * 1024 * 1024, 'x');

const REQUESTS = [
  { what: 'no token', options: {} },
  { what: 'a body that is not JSON', options: { raw: '{ "status": ' } },
  { what: 'a body of the wrong type', options: { raw: '<a/>', contentType: 'application/xml' } },
  { what: 'a body of ten megabytes', options: { raw: TEN_MEGABYTES } },
  { what: 'an empty token', options: { headers: { Authorization: 'Bearer ' } } },
  { what: 'a malformed token', options: { token: 'not.a.token' } },
  { what: 'another scheme', options: { headers: { Authorization: 'Basic YWRtaW46YWRtaW4=' } } },
];

for (const [method, path] of [...ADMIN_ENDPOINTS, ...UNKNOWN_ADMIN_ENDPOINTS]) {
  test(`${method} ${path} without a valid token returns 401 before its body is read`, async ({ owner }) => {
    const forged = forgeriesOf(owner.token).map((token) => ({ what: 'a forged token', options: { token } }));
    for (const { what, options } of [...REQUESTS, ...forged]) {
      if (method === 'GET' && 'raw' in options) continue;
      await test.step(`with ${what}`, async () =>
        expectProblem(await call(method, path, options), 401, 'unauthorized'));
    }
  });
}

/** Other spellings of a path. */
function spellingsOf(path: string): string[] {
  const [api = '', ...rest] = path.split('/').slice(1);
  const encoded = `%${path.charCodeAt(path.length - 1).toString(16)}`;
  return [
    `/${api}//${rest.join('/')}`,
    `//${api}/${rest.join('/')}`,
    `${path}/`,
    `${path};a=b`,
    `${path}%2F`,
    path.slice(0, -1) + encoded,
    `/api/services/../${rest.join('/')}`,
    `/api/services/%2e%2e/${rest.join('/')}`,
    `/api/services/..%2F${rest.join('/')}`,
    path.toUpperCase(),
    `/${api}/${rest.join('/').toUpperCase()}`,
    `/API/${rest.join('/')}`,
  ];
}

for (const [method, path] of ADMIN_ENDPOINTS) {
  test(`${method} ${path} without a token is refused in every other spelling of its path`, async () => {
    for (const spelling of spellingsOf(path)) {
      await test.step(spelling, async () => expect([400, 401, 404]).toContain(await statusOfRaw(method, spelling)));
    }
  });
}

test('an unknown admin path returns 404 for the owner', async ({ owner }) => {
  for (const [method, path] of UNKNOWN_ADMIN_ENDPOINTS) {
    await test.step(`${method} ${path}`, async () => expectProblem(await owner.call(method, path), 404, 'not-found'));
  }
});
