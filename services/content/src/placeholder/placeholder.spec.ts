import { describe, expect, it } from '@jest/globals';
import { useContent } from '../testing/use-content.ts';

const content = useContent();
const image = (path: string) => content().app.inject({ method: 'GET', url: `/api/placeholder/${path}` });

describe('GET /api/placeholder/{width}/{height}', () => {
  it.each([
    [800, 600],
    [1200, 630],
    [1, 1],
    [4000, 4000],
  ])('returns a cacheable SVG of %i by %i pixels', async (width, height) => {
    const { statusCode, headers, payload } = await image(`${width}/${height}`);

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(payload).toMatch(new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`));
  });

  it.each(['0/600', '800/4001', '-1/600', '1e3/600', '8.5/6', 'a/b', '%3Cscript%3E/1', '99999999999/1'])(
    'answers 400 to %s, as uncached JSON',
    async (path) => {
      const { statusCode, headers, payload } = await image(path);

      expect(statusCode).toBe(400);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
      expect(payload).not.toContain('<script>');
    },
  );
});
