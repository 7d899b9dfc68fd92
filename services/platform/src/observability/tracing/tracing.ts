import type { FastifyInstance } from 'fastify';

/** What a span is, as receivers of traces read it. Never a name, an address, a code, a query or a text of a person. */
export interface SpanDetails {
  /** Few different values: a route's pattern, an event's type. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  /** The `traceparent` of what has caused it. */
  parent: string | null | undefined;
  attributes?: Record<string, string | number>;
}

/** Marks the span as failed. */
type Fail = () => void;

/**
 * Spans of the traces that requests begin. A trace is continued by means of its W3C `traceparent`: the gateway sends it
 * with the request, the outbox keeps it with the event, and a message's row until it is sent.
 */
export abstract class Tracing {
  /** The `traceparent` of what is being done, null when that is not recorded. */
  abstract current(): string | null;
  /** Runs `work` as a span; what it does belongs to it. Without a parent it is just run. */
  abstract run<T>(details: SpanDetails, work: (fail: Fail) => Promise<T>): Promise<T>;
  /** Records time that has passed, in milliseconds since 1970; returns the `traceparent` for what follows it. */
  abstract record(details: SpanDetails, from: number, to: number): string | null;
  /** Records every request of a server that is registered from now on. */
  abstract observe(server: FastifyInstance): void;
  /** Sends what was recorded. */
  abstract close(): Promise<void>;
}

/** Records nothing. */
class NoTracing extends Tracing {
  current = (): null => null;
  run = <T>(_details: SpanDetails, work: (fail: Fail) => Promise<T>): Promise<T> => work(() => undefined);
  record = (): null => null;
  observe = (): void => undefined;
  close = (): Promise<void> => Promise.resolve();
}

export const NO_TRACING: Tracing = new NoTracing();
