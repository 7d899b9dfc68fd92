import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

describe('the content security policy of responses other than pages', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({ bookings: (_request, response) => void response.end('{}') });
  });
  afterAll(() => gateway.stop());

  it.each([
    ['the answer of a service', '/api/availability', 200],
    ['a problem of the gateway', '/api/nothing', 404],
    ['its health', '/health', 200],
    ['a redirect', '/admin/', 301],
    ['an uploaded picture that does not exist', `/uploads/${'a'.repeat(32)}-480.jpg`, 404],
    ['a file that does not exist', '/assets/nothing.js', 404],
  ])('allows nothing, plug-ins and another base address included: %s', async (_what, path, status) => {
    const answer = await fetch(gateway.url + path, { redirect: 'manual' });

    expect(answer.status).toBe(status);
    const directives = (answer.headers.get('content-security-policy') ?? '').split('; ');
    for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(directives).toContain(directive);
  });
});
