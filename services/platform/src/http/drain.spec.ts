import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../testing/eventually.ts';
import { Drain } from './drain.ts';

let app: FastifyInstance;
let drain: Drain;
let agent: Agent;
let port: number;
let finishSlow: () => void;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  app = Fastify();
  drain = new Drain();
  drain.observe(app);
  const slow = new Promise<void>((resolve) => (finishSlow = resolve));
  app.get('/', () => 'ok');
  app.get('/slow', () => slow.then(() => 'finished'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  finishSlow();
  agent.destroy();
  await app.close();
});

function call(path = '/'): Promise<IncomingMessage & { text: string }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('end', () => resolve(Object.assign(response, { text })));
    }).once('error', reject);
  });
}

const isRefused = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy()));
    socket.once('error', () => resolve(true));
  });

describe('a server that drains', () => {
  it('answers a call on an open connection, says that the connection ends, and accepts no new one', async () => {
    expect((await call()).headers.connection).toBe('keep-alive');

    const drained = drain.run(app.server);

    await eventually(async () => expect(await isRefused()).toBe(true));
    const last = await call();
    expect([last.text, last.headers.connection]).toEqual(['ok', 'close']);
    await drained;
  });

  it('answers a call whose connection waited to be accepted', async () => {
    const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
    const responses = clients.map(async (client) => {
      client.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      return (await client.toArray()).join('').split('\r\n')[0];
    });

    const drained = drain.run(app.server);

    expect(await Promise.all(responses)).toEqual(Array(20).fill('HTTP/1.1 200 OK'));
    await drained;
  });

  it('finishes a call that was in progress', async () => {
    const answer = call('/slow');
    await sleep(50);

    const drained = drain.run(app.server);
    await sleep(50);
    finishSlow();

    expect((await answer).text).toBe('finished');
    await drained;
  });

  it('ends after the time-out while a connection stays open, and notifies long connections at once', async () => {
    const idle = connect(port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    let hasBegun = false;
    drain.signal.addEventListener('abort', () => (hasBegun = true));

    const drained = drain.run(app.server, 200);

    expect(hasBegun).toBe(true);
    await drained;
    idle.destroy();
  });
});
