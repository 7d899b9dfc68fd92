import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { Tracing } from './tracing.ts';
import { createTracing } from './create-tracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const DETAILS = { name: 'handle', kind: 'consumer', parent: PARENT } as const;

let server: Server;
let endpoint: string;
let received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
});

const start = (ratio = 1, address: string | undefined = endpoint): Promise<Tracing> =>
  createTracing('bookings', { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_SAMPLER_ARG: ratio });

/** Everything that was recorded. */
async function spansOf(tracing: Tracing): Promise<Span[]> {
  await tracing.close();
  type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  const exports = received.map((body) => JSON.parse(body) as Export);
  return exports.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans.flatMap((s) => s.spans)));
}

it('work done within a span continues its trace', async () => {
  const tracing = await start();

  const inner = await tracing.run(DETAILS, () => Promise.resolve(tracing.current()));
  tracing.record({ ...DETAILS, name: 'send', parent: inner }, Date.now() - 10, Date.now());

  const spans = await spansOf(tracing);
  expect(spans.map(({ traceId }) => traceId)).toEqual(spans.map(() => PARENT.split('-')[1]));
  const [handle, send] = ['handle', 'send'].map((wanted) => spans.find(({ name }) => name === wanted));
  expect([handle?.parentSpanId, send?.parentSpanId]).toEqual([PARENT.split('-')[2], handle?.spanId]);
});

it('an error marks its span without its message, which may hold values of a row, and is thrown', async () => {
  const tracing = await start();

  await expect(
    tracing.run(DETAILS, () => Promise.reject(new TypeError('Key (email)=(guest@example.com) exists'))),
  ).rejects.toThrow('guest@example.com');

  const [span] = await spansOf(tracing);
  expect(span?.status).toEqual({ code: 2 });
  expect(received.join()).toContain('TypeError');
  expect(received.join()).not.toContain('guest@example.com');
});

it('a trace that is not sampled is recorded nowhere, whatever flag its caller has set', async () => {
  const tracing = await start(0);

  const inner = await tracing.run(DETAILS, () => Promise.resolve(tracing.current()));

  expect([inner, tracing.record(DETAILS, 1, 2)]).toEqual([null, null]);
  expect(await spansOf(tracing)).toEqual([]);
});

it('tracing records a request with a body as a span of its route pattern that contains its handler, and no probe', async () => {
  const tracing = await start();
  const app = fastify();
  tracing.observe(app);
  app.post('/guests/:code', () => ({ current: tracing.current() }));
  app.get('/health/ready', () => ({ current: tracing.current() }));

  const post = await app.inject({ method: 'POST', url: '/guests/FH-1?email=a@b.c', payload: { name: 'Meena' } });
  const probe = await app.inject('/health/ready');

  expect(probe.json()).toEqual({ current: null });
  const spans = await spansOf(tracing);
  expect(spans.map(({ name }) => name)).toEqual(['POST /guests/:code']);
  const { traceId, spanId } = spans[0]!;
  expect(post.json()).toEqual({ current: `00-${traceId}-${spanId}-01` });
  expect(received.join()).not.toMatch(/FH-1|a@b\.c|Meena/);
  await app.close();
});

it('an unreachable receiver of traces neither delays nor fails anything', async () => {
  const tracing = await start(1, 'http://127.0.0.1:1');

  expect(await tracing.run(DETAILS, () => Promise.resolve('done'))).toBe('done');
  await tracing.close();
});
