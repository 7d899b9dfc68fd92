import { call } from '../support/call.ts';
import { OWNER_CALLS, UNSERVED_OWNER_CALLS } from '../support/endpoints.ts';
import { expectProblem } from '../support/problem.ts';
import { test } from '../support/test.ts';

const TEN_MEGABYTES = Buffer.alloc(10 * 1024 * 1024, 'x');

const REQUESTS = [
  { what: 'nothing', options: {} },
  { what: 'a body that is no JSON', options: { raw: '{ "status": ' } },
  { what: 'a body of the wrong type', options: { raw: '<a/>', contentType: 'application/xml' } },
  { what: 'a body of ten megabytes', options: { raw: TEN_MEGABYTES } },
  { what: 'an empty token', options: { headers: { Authorization: 'Bearer ' } } },
  { what: 'a token that is none', options: { token: 'not.a.token' } },
  { what: 'another scheme', options: { headers: { Authorization: 'Basic YWRtaW46YWRtaW4=' } } },
];

for (const [method, path] of [...OWNER_CALLS, ...UNSERVED_OWNER_CALLS]) {
  test(`${method} ${path} asks who is there before it looks at anything else`, async () => {
    for (const { what, options } of REQUESTS) {
      if (method === 'GET' && 'raw' in options) continue;
      await test.step(`with ${what}`, async () =>
        expectProblem(await call(method, path, options), 401, 'unauthorized'));
    }
  });
}

test('a path spelled in another way lets nobody in', async () => {
  const spellings = [
    '/api//admin/bookings',
    '/api/%61dmin/bookings',
    '/api/services/../admin/bookings',
    '/API/admin/bookings',
  ];
  for (const path of spellings) {
    await test.step(path, async () => expectProblem(await call('GET', path), [400, 401, 404]));
  }
});

test('an admin path that does not exist is a 404 to the owner', async ({ owner }) => {
  for (const [method, path] of UNSERVED_OWNER_CALLS) {
    await test.step(`${method} ${path}`, async () => expectProblem(await owner.call(method, path), 404, 'not-found'));
  }
});
