import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { waitUntil } from '../process/ready.ts';

const ALLOWED = 40;
const SLOW = '127.9.9.9';
const OTHER = '127.9.9.8';

describe('the gateway with slow clients', () => {
  let gateway: TestGateway;
  const sockets: Socket[] = [];
  /** Reports whose headers have reached the service, though their bodies have not. */
  let received = 0;

  beforeAll(async () => {
    gateway = await startTestGateway(
      {
        content: (_request, response) => void response.end('{}'),
        catalogue: (_r, response) => void response.end('[]'),
        notifications: () => void (received += 1),
      },
      { RATE_LIMIT_CONNECTIONS: String(ALLOWED) },
    );
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => gateway.stop());

  /** Opens a connection and sends the text; resolves with what comes back. */
  function send(from: string, text: string): { answer: () => string } {
    let answer = '';
    const port = Number(new URL(gateway.url).port);
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text));
    socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined);
    sockets.push(socket);
    return { answer: () => answer };
  }

  const SLOW_BODY =
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
  const READ = 'GET /api/services HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';

  it('limits the connections of one address and still serves others', async () => {
    const slow = Array.from({ length: ALLOWED + 10 }, () => send(SLOW, SLOW_BODY));

    const refused = () => slow.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'));
    await waitUntil('Ten refusals', async () => Promise.resolve(refused().length >= 10), 10);
    const other = send(OTHER, READ);
    await waitUntil('An answer', async () => Promise.resolve(other.answer().includes('[]')), 10);

    expect(refused()).toHaveLength(10);
    expect(refused()[0]?.answer()).toContain('"code":"too-many-requests"');
    expect(other.answer()).toMatch(/^HTTP\/1.1 200/);
  });

  it('accepts connections again when earlier ones have ended', async () => {
    const read = send(SLOW, READ);

    await waitUntil('An answer', async () => Promise.resolve(read.answer() !== ''), 10);

    expect(read.answer()).toMatch(/^HTTP\/1.1 200/);
  });

  it('passes on eight slow reports of one address at a time, unbuffered, and refuses more', async () => {
    const body = 'Content-Type: application/json\r\nContent-Length: 3000000\r\n\r\n{';
    const reports = Array.from({ length: 12 }, () =>
      send(SLOW, `POST /api/webhooks/whatsapp HTTP/1.1\r\nHost: a\r\n${body}`),
    );

    const refused = () => reports.filter(({ answer }) => answer().startsWith('HTTP/1.1 429'));
    await waitUntil('Four refusals', async () => Promise.resolve(refused().length >= 4), 10);

    expect(refused()).toHaveLength(4);
    await waitUntil('Eight reports', async () => Promise.resolve(received === 8), 10);
  });
});
