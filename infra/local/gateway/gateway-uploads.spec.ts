import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';

const PICTURE = `${'a'.repeat(32)}-480.jpg`;

/** A fake of catalogue, with one picture in its bucket. */
const catalogueOf =
  (heard: string[]): RequestListener =>
  (request, response) => {
    heard.push(`${request.url} ${request.headers.cookie ?? ''}${request.headers.authorization ?? ''}`);
    if (request.url === `/internal/uploads/${PICTURE}`) {
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' }).end('a picture');
    } else response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"message":"Picture not found"}');
  };

describe('the gateway with uploads in a bucket', () => {
  const heard: string[] = [];
  let gateway: TestGateway;
  let url: string;

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue: catalogueOf(heard) }, { UPLOADS_STORE: 's3' });
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
    expect(heard).toEqual([`/internal/uploads/${PICTURE} `]);
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
      const before = heard.length;

      const { status } = await fetch(url + path);

      expect(status).toBe(404);
      expect(heard).toHaveLength(before);
    },
  );
});
