import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOfRaw } from '../../support/api/raw-request.ts';
import { accepted, call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded, pngOf, shownPictures, upload } from '../../support/pictures/pictures.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

const MEGABYTE = 1024 * 1024;
/** Time after which a change is public. Rule: edits show at once. */
const FRESH_MS = 300;

const idsOf = (items: readonly GalleryItemView[]): number[] => items.map(({ id }) => id);

test('the owner’s list of the gallery is not sent again while it has not changed', async ({ owner }) => {
  // long enough to be compressed
  const picture = {
    alt: 'The gate at dusk. '.repeat(15),
    category: 'exterior',
    url: 'https://pictures.example/gate.jpg',
  };
  const added: GalleryItemView[] = [];
  for (let nth = 0; nth < 4; nth += 1) added.push(await owner.send('POST', '/api/admin/gallery/url', picture));
  const { headers } = await owner.call('GET', '/api/admin/gallery', { headers: { 'Accept-Encoding': 'gzip' } });
  const tag = headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\//);
  const again = () => owner.call('GET', '/api/admin/gallery', { headers: { 'If-None-Match': tag } });

  const unchanged = await again();
  for (const { id } of added) await owner.call('DELETE', `/api/admin/gallery/${id}`);

  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  expect((await again()).status).toBe(200);
});

test('an uploaded picture is encoded, served under /uploads, listed and, once deleted, gone', async ({ owner }) => {
  test.setTimeout(120_000);
  const { id, status } = accepted(await upload(owner.token, { file: pngOf(700, 500) }));
  expect(status).toBe('processing');

  const ready = await encoded(owner, id);

  expect(ready.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    ...['avif 400', 'avif 700', 'webp 400', 'webp 700', 'jpeg 400', 'jpeg 700'],
  ]);
  for (const { url, format } of ready.variants) {
    const { status: served, headers } = await call('GET', url);
    expect(served, url).toBe(200);
    expect(headers.get('content-type')).toBe(`image/${format}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  await sleep(FRESH_MS);
  expect(idsOf(await shownPictures())).toContain(id);

  expect((await owner.call('DELETE', `/api/admin/gallery/${id}`)).status).toBe(204);

  await sleep(FRESH_MS);
  expect(idsOf(await shownPictures())).not.toContain(id);
  await eventually(async () => {
    for (const { url } of ready.variants) expect((await call('GET', url)).status, url).toBe(404);
  });
});

test('GET /api/gallery lists a picture by URL 300 ms after it was added, and hides it 300 ms after it was switched off', async ({
  owner,
}) => {
  const picture = { alt: 'A field', category: 'nature', url: '/assets/demo-1/10-garden-path.jpg' };
  const { id } = await owner.send<GalleryItemView>('POST', '/api/admin/gallery/url', picture);
  await sleep(FRESH_MS);
  const after = await shownPictures();

  await owner.send('PATCH', `/api/admin/gallery/${id}`, { active: false });
  await sleep(FRESH_MS);
  const hidden = await shownPictures();

  expect(after.find((item) => item.id === id)).toMatchObject({ ...picture, source: 'url', filename: '' });
  expect(idsOf(hidden)).not.toContain(id);
  await owner.call('DELETE', `/api/admin/gallery/${id}`);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const HOSTILE = [
  { what: 'an SVG', file: SVG, filename: 'a.svg', type: 'image/svg+xml', status: 415 },
  { what: 'an SVG that is called a JPEG', file: SVG, filename: 'a.jpg', type: 'image/jpeg', status: 415 },
  {
    what: 'a page that is called a PNG',
    file: `<!doctype html><script>alert(1)</script>${' '.repeat(64)}`,
    status: 415,
  },
  { what: 'a GIF', file: `GIF89a${'x'.repeat(64)}`, filename: 'a.gif', type: 'image/gif', status: 415 },
  { what: 'an empty file', file: '', status: 400 },
  { what: 'a file of 10 MB and a byte', file: Buffer.alloc(10 * MEGABYTE + 1), status: 413 },
  { what: 'a file of 50 MB', file: Buffer.alloc(50 * MEGABYTE), status: 413 },
  { what: 'a picture of 60,000 by 60,000 pixels', file: pngOf(60_000, 60_000, false), status: 413 },
] as const;

for (const { what, status, ...sent } of HOSTILE) {
  test(`POST /api/admin/gallery returns ${status} for ${what} and stays available`, async ({ owner }) => {
    const name = `Hostile ${what}`;

    const response = await upload(owner.token, { ...sent, fields: { alt: name, category: 'events' } });

    expectProblem(response, status);
    expect((await call('GET', '/api/gallery')).status).toBe(200);
    const stored = await owner.get<GalleryItemView[]>('/api/admin/gallery');
    expect(stored.map(({ alt }) => alt)).not.toContain(name);
  });
}

for (const filename of [
  '../../../etc/passwd.png',
  'photo.php.png',
  'a\u0000b.png',
  '"><script>alert(1)</script>.png',
]) {
  test(`an upload with the name ${JSON.stringify(filename)} is stored under a generated name`, async ({ owner }) => {
    const { id, filename: stored } = accepted(await upload(owner.token, { file: pngOf(60, 40), filename }));

    expect(stored).toMatch(/^[0-9a-f]{32}-\d+\.jpg$/);
    await owner.call('DELETE', `/api/admin/gallery/${id}`);
  });
}

test('POST /api/admin/gallery without a token returns 401 for a file of 50 MB', async () => {
  expectProblem(await upload(undefined, { file: Buffer.alloc(50 * MEGABYTE) }), 401, 'unauthorized');
});

test('GET /uploads serves only the files of pictures', async () => {
  const key = '0123456789abcdef0123456789abcdef';
  const paths = [
    ...['/uploads', '/uploads/', '/uploads/originals', `/uploads/originals/${key}`, `/uploads/${key}`],
    ...[`/uploads/${key}-400.svg`, `/uploads/${key}-400.html`, `/uploads/../originals/${key}`],
    ...[`/uploads/%2e%2e/originals/${key}`, `/uploads/..%2Foriginals%2F${key}`, '/uploads/.partial-1'],
  ];
  for (const path of paths) {
    await test.step(path, async () => expect([400, 404]).toContain(await statusOfRaw('GET', path)));
  }
});
