import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

/** A read or a page may take two seconds, a call five; the rest is tolerance for a busy machine. */
const READ_MS = 2_500;
const CALL_MS = 6_000;

describe('the gateway while services hang', () => {
  let hangs = false;
  let gateway: TestGateway;

  const service: RequestListener = (_request, response) => {
    if (!hangs) response.writeHead(200, { 'Content-Type': 'application/json' }).end('["fresh"]');
  };

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue: service, bookings: service, web: service });
  });
  afterAll(() => gateway.stop());

  const timed = async (method: string, path: string) => {
    const from = performance.now();
    const answer = await fetch(gateway.url + path, { method });
    const text = await answer.text();
    return { status: answer.status, cache: answer.headers.get('x-cache'), text, ms: performance.now() - from };
  };

  it('answers cached reads within two seconds, and uncached ones with 503', async () => {
    hangs = false;
    await timed('GET', '/api/services');
    hangs = true;
    await sleep(1_100); // cached responses are fresh for a second

    const [kept, unknown] = await Promise.all([timed('GET', '/api/services'), timed('GET', '/api/amenities')]);

    expect(kept).toMatchObject({ status: 200, cache: 'STALE', text: '["fresh"]' });
    expect(unknown.status).toBe(503);
    expect(Math.max(kept.ms, unknown.ms)).toBeLessThan(READ_MS);
  });

  it('answers a page with the shell within two seconds', async () => {
    hangs = true;

    const { status, text, ms } = await timed('GET', '/booking');

    expect([status, text.includes('<div id="root">')]).toEqual([200, true]);
    expect(ms).toBeLessThan(READ_MS);
  });

  it.each([
    ['GET', '/api/availability'],
    ['POST', '/api/bookings'],
  ])('answers %s %s with 503 after five seconds', async (method, path) => {
    hangs = true;

    const { status, text, ms } = await timed(method, path);

    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
    expect(ms).toBeLessThan(CALL_MS);
  });
});
