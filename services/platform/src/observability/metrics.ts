import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ClockSteps } from './clock-steps.ts';

/** The metrics of one process, served on a separate port that the gateway does not forward to. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private server: Server | undefined;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    const clockSteps = new ClockSteps();
    const help = 'By how much the clock was set within the last hour, at most';
    this.gauge('clock_step_seconds', help, () => Promise.resolve(clockSteps.largestSeconds()));
  }

  /** Measures every HTTP request under the pattern of its route. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  /** A value that is read at every scrape; when reading fails, the last one stays. */
  gauge(name: string, help: string, read: () => Promise<number>): void {
    this.gauges({ [name]: help }, async () => ({ [name]: await read() }));
  }

  /** Values by the names of `help`, read together, once a scrape; when reading fails, the last ones stay. */
  gauges<Name extends string>(help: Record<Name, string>, read: () => Promise<Record<Name, number>>): void {
    let reading: Promise<Record<Name, number>> | undefined;
    const readOnce = () => (reading ??= read().finally(() => (reading = undefined)));
    for (const name of Object.keys(help) as Name[]) {
      new Gauge({
        name,
        help: help[name],
        registers: [this.registry],
        async collect() {
          await readOnce().then(
            (values) => this.set(values[name]),
            () => undefined,
          );
        },
      });
    }
  }

  /** `isShared`: the process that this one replaces may still have the port. */
  async listen(host: string, port: number, isShared = false): Promise<void> {
    this.server = createServer((_request, response) => {
      void this.registry.metrics().then(
        (text) => response.setHeader('Content-Type', this.registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      this.server?.once('error', reject).listen({ port, host, reusePort: isShared }, resolve);
    });
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
