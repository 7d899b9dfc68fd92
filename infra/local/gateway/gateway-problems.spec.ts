import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const MALFORMED_CHUNK = ['Transfer-Encoding: chunked', '', 'zz', ''];
const ENCODED = ['Content-Type: application/json', ...MALFORMED_CHUNK];
const LARGE = ['Content-Length: 20000', '', 'x'.repeat(20_000)];
const header = (length: number) => [`X-Wide: ${'x'.repeat(length)}`, '', ''];

describe('an error that nginx itself answers', () => {
  let gateway: TestGateway;
  const received: string[] = [];

  const service: RequestListener = ({ url, socket }, response) => {
    received.push(url ?? '');
    if (url?.includes('page=gone')) return void socket.destroy();
    const refused = url?.includes('page=none');
    response
      .writeHead(refused ? 400 : 200, { 'Content-Type': 'application/json' })
      .end(refused ? '{"message":"Which page?"}' : '[]');
  };

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue: service, content: service });
  });
  afterAll(() => gateway.stop());

  /** Sends a request as it is, and reads the response until the gateway closes the connection. */
  async function send(requestLine: string, lines: readonly string[] = ['', '']) {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write([`${requestLine} HTTP/1.1`, 'Host: farm.test', 'Connection: close', ...lines].join('\r\n'));
    const response = await text(socket);
    const [head = '', body = ''] = response.split('\r\n\r\n', 2);
    const type = /^content-type: (.*)$/im.exec(head)?.[1];
    const retryAfter = /^retry-after: (.*)$/im.exec(head)?.[1];
    return { status: Number(head.split(' ')[1]), type, retryAfter, body };
  }

  it.each<[string, string, number, string[]?]>([
    ['an address with a broken escape', 'GET /api/bookings/%zz', 400],
    ['an address that ends in a percent sign', 'GET /api/%', 400],
    ['a null byte in an address', 'GET /api/services/%00', 400],
    ['an address above the root', 'GET /api/../../services', 400],
    ['an address with a space', 'GET /api/services/a b', 400],
    ['an address with a fragment', 'GET /api/services#x', 400],
    ['a query with a fragment', 'GET /api/content?page=contact#x', 400],
    ['an address of a page with a fragment', 'GET /booking#x', 400],
    ['an address that is too long', `GET /api/services?${'x'.repeat(9_000)}`, 414],
    ['headers that are too large', 'GET /api/services', 431, header(9_000)],
    ['two hosts', 'GET /api/services', 400, ['Host: other.test', '', '']],
    ['a method that no service has', 'PROPFIND /api/services', 405],
    ['a malformed body of a cached read', 'GET /api/coupons', 400, MALFORMED_CHUNK],
    ['a large body of a cached read', 'GET /api/services', 413, LARGE],
    ['a large body of a cached read with more for admins', 'GET /api/blog-posts', 413, LARGE],
    ['a malformed body of a call', 'POST /api/coupons/validate', 400, ENCODED],
    ['a malformed body on an unknown path', 'POST /api/nothing', 400, ENCODED],
    ['an encoding that is not known', 'POST /api/coupons/validate', 501, ['Transfer-Encoding: gzip', '', '']],
    ['a service that is down', 'POST /api/bookings', 503, ['Content-Length: 0', '', '']],
    ['a cached read that its service does not answer', 'GET /api/services?page=gone', 503],
  ])('is a problem after %s', async (_case, requestLine, status, lines) => {
    const response = await send(requestLine, lines);

    expect(response).toMatchObject({ status, type: 'application/json', retryAfter: status === 503 ? '5' : undefined });
    expect(JSON.parse(response.body)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('does not pass on an address with a fragment, and does not mistake an encoded one for it', async () => {
    received.length = 0;

    await send('GET /api/services#q=term');
    await send('GET /api/services?page=%23x');

    expect(received).toEqual(['/api/services?page=%23x']);
  });

  it('does not replace what a service answers to a cached read', async () => {
    const { status, body } = await send('GET /api/services?page=none');

    expect([status, body]).toEqual([400, expect.stringContaining('"Which page?"')]);
  });

  it('does not refuse a cached read whose address and headers are as large as is allowed', async () => {
    const largest = [...Array.from({ length: 9 }, (_, index) => `X-${index}: ${'x'.repeat(775)}`), '', ''];

    expect((await send(`GET /api/services?${'x'.repeat(7_000)}`, largest)).status).toBe(200);
  });
});
