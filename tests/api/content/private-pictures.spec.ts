import type { PrivatePicture } from '@farmhouse/contracts/catalogue/private-picture';
import { statusOfRaw } from '../../support/api/raw-request.ts';
import { accepted, call } from '../../support/api/call.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { requestStay } from '../../support/guests.ts';
import { pngOf, upload } from '../../support/pictures/pictures.ts';
import { expect, test } from '../../support/test.ts';

const PATH = '/api/admin/private-pictures';
const MEGABYTE = 1024 * 1024;

test('a private picture can be read only with an admin’s token, and at no address of the public uploads', async ({
  owner,
}) => {
  const { id, width } = accepted(
    await upload<PrivatePicture>(owner.token, { file: pngOf(700, 500), fields: {} }, PATH),
  );
  const { cookie } = await requestStay();

  const { status, headers } = await call('GET', `${PATH}/${id}`, { token: owner.token });

  expect([status, width]).toEqual([200, 700]);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  for (const options of [{}, { cookie }, { token: 'not.a.token' }]) {
    expectProblem(await call('GET', `${PATH}/${id}`, options), 401, 'unauthorized');
  }
  for (const path of [
    ...[`/uploads/${id}-700.jpg`, `/uploads/${id}-400.jpg`, `/uploads/private/${id}-700.jpg`],
    ...[
      `/uploads/../private/${id}-700.jpg`,
      `/uploads/..%2Fprivate%2F${id}-700.jpg`,
      `/internal/uploads/${id}-700.jpg`,
    ],
  ]) {
    expect([400, 404], path).toContain(await statusOfRaw('GET', path));
  }
  for (const wrong of ['1', 'f'.repeat(32), `..%2F..%2Fpublic%2F${id}`, `${id}-700.jpg`, id.toUpperCase() + 'x']) {
    expect([400, 404], wrong).toContain((await call('GET', `${PATH}/${wrong}`, { token: owner.token })).status);
  }
});

for (const { what, file, status } of [
  {
    what: 'an SVG that is called a PNG',
    file: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    status: 415,
  },
  { what: 'a page', file: `<!doctype html><script>alert(1)</script>${' '.repeat(64)}`, status: 415 },
  { what: 'a file of 20 MB', file: Buffer.alloc(20 * MEGABYTE), status: 413 },
  { what: 'a picture of 60,000 by 60,000 pixels', file: pngOf(60_000, 60_000, false), status: 413 },
]) {
  test(`POST ${PATH} returns ${status} for ${what}`, async ({ owner }) => {
    expectProblem(await upload(owner.token, { file, fields: {} }, PATH), status);
  });
}
