import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { publicUploadsFolder, uploadsFolder } from '../settings/uploads.ts';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const PICTURE = `${'a'.repeat(32)}-480.jpg`;

/** A fake of catalogue, with one picture in its bucket. */
const catalogueOf =
  (requests: string[]): RequestListener =>
  (request, response) => {
    requests.push(`${request.url} ${request.headers.cookie ?? ''}${request.headers.authorization ?? ''}`);
    if (request.url === `/internal/uploads/${PICTURE}`) {
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' }).end('a picture');
    } else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Picture not found"}');
  };

describe('the gateway with uploads in a bucket', () => {
  const requests: string[] = [];
  let gateway: TestGateway;
  let url: string;

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue: catalogueOf(requests) }, { UPLOADS_STORE: 's3' });
    ({ url } = gateway);
  });
  afterAll(() => gateway.stop());

  it('serves a picture from catalogue with nosniff and long caching, asking once and without credentials', async () => {
    const headers = { Cookie: 'guest=secret', Authorization: 'Bearer secret' };
    const first = await fetch(`${url}/uploads/${PICTURE}`, { headers });
    const second = await fetch(`${url}/uploads/${PICTURE}`);

    for (const answer of [first, second]) {
      expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(requests).toEqual([`/internal/uploads/${PICTURE} `]);
  });

  it('returns 404 as a problem for a picture that the bucket lacks', async () => {
    const answer = await fetch(`${url}/uploads/${'b'.repeat(32)}-480.jpg`);

    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: 'Not found', code: 'not-found' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/internal/uploads/x', '/uploads/originals', `/uploads/${'a'.repeat(32)}`])(
    'does not pass %s on',
    async (path) => {
      const before = requests.length;

      const { status } = await fetch(url + path);

      expect(status).toBe(404);
      expect(requests).toHaveLength(before);
    },
  );
});

describe('the gateway with uploads on disk', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({});
  });
  afterAll(() => gateway.stop());

  function write(file: string): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'what was uploaded');
  }

  /** The response to the path as it is, which `fetch` would normalise. */
  const answerTo = (path: string): Promise<{ status?: number; text: string }> =>
    new Promise((resolve, reject) => {
      get(gateway.url, { path }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.once('end', () => resolve({ status: response.statusCode, text }));
      }).once('error', reject);
    });

  it.each([PICTURE, `${'a'.repeat(32)}-share.jpg`, `${'a'.repeat(32)}-1600.avif`])('serves %s', async (name) => {
    write(join(publicUploadsFolder(gateway), name));

    expect(await answerTo(`/uploads/${name}`)).toEqual({ status: 200, text: 'what was uploaded' });
  });

  it.each([
    ...[`${'a'.repeat(32)}-400.svg`, `${'a'.repeat(32)}-400.html`, `${'a'.repeat(32)}-400.jpg.html`, 'a'.repeat(32)],
    ...[`${'a'.repeat(31)}-400.jpg`, `${'a'.repeat(32)}-12345.jpg`, 'x.html', '.partial-1', `folder/${PICTURE}`],
  ])('returns 404 for %s, which exists and is no picture of a page', async (name) => {
    write(join(publicUploadsFolder(gateway), name));

    expect((await answerTo(`/uploads/${name}`)).status).toBe(404);
  });

  it.each([
    '/uploads/../originals/',
    '/uploads/%2e%2e/originals/',
    '/uploads/..%2Foriginals%2F',
    '/uploads/originals/',
  ])('serves no original under %s', async (folder) => {
    const original = 'b'.repeat(32);
    write(join(uploadsFolder(gateway), 'originals', original));
    write(join(publicUploadsFolder(gateway), 'originals', original));

    expect((await answerTo(folder + original)).text).not.toContain('what was uploaded');
  });
});
