import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  answered: (status: number, seconds: number) => void;
  fromCache: (hit: boolean) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'web' });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'web_pages_total',
    help: 'Pages answered, by whether they had been kept',
    labelNames: ['kept'],
    registers: [registry],
  });
  return {
    registry,
    answered: (status, seconds) => duration.observe({ status: String(status) }, seconds),
    fromCache: (hit) => pages.inc({ kept: String(hit) }),
  };
}

/** Metrics have a port of their own, which the gateway does not know. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
