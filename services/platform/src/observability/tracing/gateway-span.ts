import type { FastifyRequest } from 'fastify';

/**
 * What the gateway says of a request: `traceparent` and, in seconds, when it passed it on and how long it had had it.
 */
export interface GatewayRequest {
  traceId: string;
  spanId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
}

const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;
const PASSED_ON = /^(\d{10}\.\d{3}) (\d{1,4}\.\d{3})$/;

/**
 * Undefined for a call that has not come through the gateway, which sets both headers itself. The flag of the header is
 * not read: what is recorded is this product's decision.
 */
export function gatewayRequestOf({ headers }: Pick<FastifyRequest, 'headers'>): GatewayRequest | undefined {
  const [, traceId, spanId] = TRACE_PARENT.exec(String(headers.traceparent)) ?? [];
  const [, passedOn, had] = PASSED_ON.exec(String(headers['x-passed-on'])) ?? [];
  if (!traceId || !spanId || !passedOn || !had) return undefined;
  return { traceId, spanId, startedAt: Math.round((Number(passedOn) - Number(had)) * 1000) };
}
