import { readFileSync } from 'node:fs';
import {
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { request } from 'node:https';
import { connect as connectPlain, createServer, type Server } from 'node:net';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../local/process/ready.ts';
import { inRoot } from '../paths.ts';
import { startTestEdge, type TestEdge } from './testing/test-edge.ts';
import { startTestGateway, type TestGateway } from '../local/gateway/testing/test-gateway.ts';

const SITE = 'farm.test';
const DASHBOARD = 'admin.farm.test';

/** What no log may contain. */
const CODE = 'FH-7K3M9QXZ';
const SECRET = 'c'.repeat(64);
const GUEST = '127.0.0.77';

/** Responds with the request's headers, or breaks off in the middle of its response. */
const mirror: RequestListener = ({ headers, url }, response) => {
  if (url?.includes(CODE)) response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(headers));
};
/** Accepts every upgrade. */
const socketServer: RequestListener = (_request, response) =>
  void response.socket?.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello',
  );

describe('the edge', () => {
  let gateway: TestGateway;
  /** Stands between the edge and the gateway and counts the edge's connections. */
  let relay: Server;
  let connections = 0;
  let edge: TestEdge;

  interface Answer {
    status: number | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }
  const answerOf = (response: IncomingMessage): Promise<Answer> =>
    new Promise((resolve, reject) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });

  const fetchFrom = (
    host: string,
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { httpsPort: port, ca } = edge;
      const options = { host: '127.0.0.1', localAddress: GUEST, port, servername: host, ca, method, path };
      request(
        { ...options, headers: { host, ...headers } },
        (response) => void answerOf(response).then(resolve, reject),
      )
        .on('error', reject)
        .end();
    });

  const protocolWith = (version: SecureVersion, host = SITE): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect({
        ...{ host: '127.0.0.1', port: edge.httpsPort, servername: host, ca: edge.ca },
        ...{ minVersion: version, maxVersion: version, ALPNProtocols: ['h2', 'http/1.1'] },
        // without it the client itself refuses the old versions
        ciphers: 'DEFAULT@SECLEVEL=0',
      });
      socket.once('secureConnect', () => resolve(`${socket.getProtocol()} ${String(socket.alpnProtocol)}`));
      socket.once('error', () => resolve('refused'));
    });

  beforeAll(async () => {
    const env = { PUBLIC_URL: `https://${SITE}`, ADMIN_URL: `https://${DASHBOARD}`, TRUSTED_PROXIES: '127.0.0.1' };
    gateway = await startTestGateway({ bookings: mirror, chat: socketServer }, env);
    const { port, host: gatewayAddress } = new URL(gateway.url);
    relay = createServer((socket) => {
      connections += 1;
      const onward = connectPlain(Number(port), '127.0.0.1');
      socket.pipe(onward).pipe(socket);
      for (const end of [socket, onward]) end.on('error', () => socket.destroy() && onward.destroy());
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const address = relay.address();
    edge = await startTestEdge(
      address && typeof address === 'object' ? `127.0.0.1:${address.port}` : gatewayAddress,
      env,
    );
    for (const host of [SITE, DASHBOARD]) {
      const isCertified = () => protocolWith('TLSv1.3', host).then((protocol) => protocol !== 'refused');
      await waitUntil(`The certificate of ${host}`, isCertified, 60);
    }
  }, 300_000);
  afterAll(async () => {
    edge.stop();
    relay.close();
    await gateway.stop();
  });

  const connectionsOf = async (method: string): Promise<number> => {
    const before = connections;
    for (let call = 0; call < 5; call += 1) await fetchFrom(SITE, '/api/bookings/quote', {}, method);
    return connections - before;
  };

  it('reuses its connection to the gateway for reads, and opens one for each call that changes something', async () => {
    expect(await connectionsOf('GET')).toBeLessThanOrEqual(1);
    expect(await connectionsOf('POST')).toBe(5);
    expect(await connectionsOf('PATCH')).toBe(5);
  });

  it.each<[SecureVersion, string]>([
    ['TLSv1.1', 'refused'],
    ['TLSv1.2', 'TLSv1.2 h2'],
    ['TLSv1.3', 'TLSv1.3 h2'],
  ])('answers %s with: %s', async (version, outcome) => {
    expect(await protocolWith(version)).toBe(outcome);
  });

  it.each([SITE, DASHBOARD])('orders a certificate for %s automatically', async (host) => {
    expect(await fetchFrom(host, '/health')).toMatchObject({ status: 200 });
  });

  it('answers with strict transport security, and names HTTP/3', async () => {
    const { headers } = await fetchFrom(SITE, '/health');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['alt-svc']).toContain('h3=');
  });

  it("tells services the client's address, whatever the client says", async () => {
    const { body } = await fetchFrom(SITE, '/api/bookings/quote', { 'x-forwarded-for': '203.0.113.9' });

    expect(JSON.parse(body)).toMatchObject({ 'x-real-ip': GUEST, 'x-forwarded-proto': 'https', host: SITE });
  });

  it('passes on a WebSocket', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: edge.httpsPort, servername: SITE, ca: edge.ca, path: '/ws/chat' };
      const headers = { host: SITE, connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
      request({ ...options, headers: { ...headers, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' } })
        .on('upgrade', (_response, socket, head) => {
          if (head.length > 0) resolve(head.toString());
          socket.on('data', (data: Buffer) => resolve(data.toString()));
        })
        .on('response', ({ statusCode }) => reject(new Error(`returned ${statusCode}`)))
        .on('error', reject)
        .end();
    });

    expect(answer).toBe('hello');
  });

  it('redirects HTTP to HTTPS', async () => {
    const { status, headers } = await new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: edge.httpPort, path: '/gallery', headers: { host: SITE } };
      plainRequest(options, (response) => void answerOf(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });

    expect(status).toBe(308);
    expect(headers.location).toMatch(/^https:\/\/farm\.test(:\d+)?\/gallery$/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  describe('while the gateway is away', () => {
    const headers = { referer: `https://${SITE}/payment?booking=${CODE}`, 'user-agent': 'Browser of a guest' };

    beforeAll(async () => {
      // one call whose response breaks off, before the gateway is away altogether
      await fetchFrom(SITE, `/api/bookings/quote?code=${CODE}`, headers, 'POST').catch(() => undefined);
      relay.close();
      await gateway.stop();
    });

    it('answers calls and pages with 503 and when to try again, and logs nothing of them but the status', async () => {
      const paths = [`/payment?booking=${CODE}`, `/calendar/${SECRET}.ics?q=${CODE}`, `/api/bookings/${CODE}`];
      const [page, calendar, call] = await Promise.all(paths.map((path) => fetchFrom(SITE, path, headers)));

      for (const answer of [page, calendar, call]) {
        expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
        expect(answer?.headers).toMatchObject({
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
      }
      expect(call?.headers['content-type']).toBe('application/json');
      // the gateway's own words
      expect(readFileSync(inRoot('gateway/templates/50-errors.conf.template'), 'utf8')).toContain(
        `503 '${call?.body}'`,
      );
      const output = edge.output();
      expect(output.match(/"logger":"http.log.error".*"status":502/g)?.length).toBeGreaterThanOrEqual(paths.length);
      const personal = [CODE, SECRET, GUEST, 'Browser of a guest', '/payment'];
      // whose newer versions write the request too
      for (const value of [...personal, '"logger":"http.handlers.reverse_proxy"']) expect(output).not.toContain(value);
    });
  });
});
