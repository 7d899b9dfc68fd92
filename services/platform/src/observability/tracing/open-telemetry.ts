import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type IdGenerator,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewayRequestOf, type GatewayRequest } from './gateway-span.ts';
import { Tracing, type SpanDetails } from './tracing.ts';

const KINDS: Record<SpanDetails['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Time in which spans are gathered before they are sent together. */
const SEND_AFTER_MS = 2_000;
/** A receiver that does not answer loses spans; nothing waits for it longer. */
const SEND_TIMEOUT_MS = 5_000;

/** Gives the gateway's span the id that the gateway has sent. */
class GatewayTraceIds implements IdGenerator {
  given: GatewayRequest = { traceId: '', spanId: '', startedAt: 0 };
  generateTraceId = (): string => this.given.traceId;
  generateSpanId = (): string => this.given.spanId;
}

interface Recorded {
  span: Span;
  gateway: Span | undefined;
}

/** What is not recorded has no `traceparent`, so that nothing that follows is recorded either. */
const textIfSampled = ({ traceId, spanId, traceFlags }: SpanContext): string | null =>
  traceFlags & TraceFlags.SAMPLED ? `00-${traceId}-${spanId}-01` : null;

function contextOf(parent: string): Context {
  const [, traceId = '', spanId = ''] = parent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

/**
 * Spans by OpenTelemetry, without its global registry, because a process may run several services, and without its
 * instrumentation of libraries, whose spans hold addresses and statements.
 */
export class OpenTelemetry extends Tracing {
  private readonly context = new AsyncLocalStorage<Span>();
  private readonly requests = new WeakMap<FastifyRequest, Recorded>();
  private readonly ids = new GatewayTraceIds();
  private readonly processor: BatchSpanProcessor;
  private readonly tracer: Tracer;
  private readonly gateway: Tracer;

  /** `ratio` of the traces are recorded, by their ids, so that every service decides the same. */
  constructor(service: string, endpoint: string, ratio: number) {
    super();
    this.processor = new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({
        url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
        timeoutMillis: SEND_TIMEOUT_MS,
      }),
      scheduledDelayMillis: SEND_AFTER_MS,
    });
    const sampler = new TraceIdRatioBasedSampler(ratio);
    this.tracer = this.tracerOf(service, sampler);
    this.gateway = this.tracerOf('gateway', sampler, this.ids);
  }

  current(): string | null {
    const span = this.context.getStore();
    return span ? textIfSampled(span.spanContext()) : null;
  }

  async run<T>({ parent, ...details }: SpanDetails, work: (fail: () => void) => Promise<T>): Promise<T> {
    if (!parent) return work(() => undefined);
    const span = this.start(details, contextOf(parent));
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
    try {
      return await this.context.run(span, () => work(fail));
    } catch (error) {
      // no message: it may contain values of a row
      span.setAttribute('error.type', (error as Error).name);
      fail();
      throw error;
    } finally {
      span.end();
    }
  }

  record({ parent, ...details }: SpanDetails, from: number, to: number): string | null {
    if (!parent) return null;
    const span = this.start(details, contextOf(parent), from);
    span.end(Math.max(from, to));
    return textIfSampled(span.spanContext());
  }

  observe(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url;
      if (route === undefined || route.startsWith('/health/')) return done();
      const recorded = this.recordRequest(request, route);
      this.requests.set(request, recorded);
      this.context.run(recorded.span, done);
    });
    // reading the body has left the context
    server.addHook('preValidation', (request, _reply, done) => {
      const recorded = this.requests.get(request);
      if (recorded) this.context.run(recorded.span, done);
      else done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      const { span, gateway } = this.requests.get(request) ?? {};
      for (const one of [span, gateway]) {
        one?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) one?.setStatus({ code: SpanStatusCode.ERROR });
        one?.end();
      }
      done();
    });
  }

  async close(): Promise<void> {
    await this.processor.shutdown().catch(() => undefined);
  }

  private recordRequest(request: FastifyRequest, route: string): Recorded {
    const call = gatewayRequestOf(request);
    const attributes = { 'http.request.method': request.method };
    const gateway = call && this.startGateway(call, request.method);
    const details = { name: `${request.method} ${route}`, kind: 'server', attributes } as const;
    const parent = gateway ? trace.setSpan(ROOT_CONTEXT, gateway) : ROOT_CONTEXT;
    const span = this.start({ ...details, attributes: { ...attributes, 'http.route': route } }, parent);
    return { span, gateway };
  }

  private startGateway(call: GatewayRequest, method: string): Span {
    this.ids.given = call;
    const attributes = { 'http.request.method': method };
    return this.gateway.startSpan('gateway', { kind: SpanKind.SERVER, startTime: call.startedAt, attributes });
  }

  private start({ name, kind, attributes }: Omit<SpanDetails, 'parent'>, parent: Context, startTime?: number): Span {
    return this.tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime }, parent);
  }

  private tracerOf(service: string, sampler: Sampler, idGenerator?: IdGenerator): Tracer {
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'farmhouse' }),
      spanProcessors: [this.processor],
      sampler,
      ...(idGenerator && { idGenerator }),
    });
    return provider.getTracer('farmhouse');
  }
}
