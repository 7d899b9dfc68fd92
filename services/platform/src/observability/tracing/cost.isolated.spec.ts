import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { NO_TRACING, type Tracing } from './tracing.ts';
import { createTracing } from './create-tracing.ts';

/** Spans of a booking request with its mails. */
const SPANS = 24;
const REQUESTS = 1_000;
/** 3 % of the 40 ms of CPU time that such a request takes (docs/scaling.md). */
const MAX_MS = 1.2;
const ATTRIBUTES = { 'messaging.system': 'bullmq', 'messaging.destination.name': 'notifications' };

/** CPU time of that many spans, sending included, in ms. */
async function costWith(tracing: Tracing): Promise<number> {
  const app = fastify();
  tracing.observe(app);
  app.post('/bookings', async () => {
    let parent = tracing.current();
    for (let span = 2; span < SPANS; span += 2) {
      const now = Date.now();
      const details = { kind: 'consumer', attributes: ATTRIBUTES } as const;
      parent = tracing.record({ ...details, name: 'queue notifications', parent }, now, now) ?? parent;
      await tracing.run({ ...details, name: 'handle booking.requested', parent }, () => Promise.resolve());
    }
    return {};
  });
  let before = process.cpuUsage();
  for (let index = -REQUESTS; index < REQUESTS; index += 1) {
    if (index === 0) before = process.cpuUsage(); // what came before has warmed the code up
    const traceId = (index + 2 * REQUESTS).toString(16).padStart(32, '0');
    const headers = { traceparent: `00-${traceId}-${traceId.slice(16)}-01`, 'x-passed-on': '1795651200.500 0.250' };
    await app.inject({ method: 'POST', url: '/bookings', payload: {}, headers });
    if (index % 20 === 0) await sleep(5);
  }
  await tracing.close();
  const { user, system } = process.cpuUsage(before);
  await app.close();
  return (user + system) / 1000 / REQUESTS;
}

it('the spans of a booking request take less than 3 % of its CPU time', async () => {
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

  const off = await costWith(NO_TRACING);
  const on = await costWith(
    await createTracing('bookings', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 }),
  );

  receiver.close();
  expect(on - off).toBeLessThan(MAX_MS);
});
