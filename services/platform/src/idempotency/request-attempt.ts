import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/bookings/booking';
import { hash } from 'node:crypto';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import type { FastifyRequest } from 'fastify';
import type { RoutePolicy } from '../http/route-policy.ts';
import { readUpload } from '../http/upload.ts';
import { fingerprintOf, readIdempotencyKey, type Attempt } from './idempotency.ts';

/** How long a repeat gets the first answer. */
const TTL_SECONDS = DAY_SECONDS;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

async function bodyOf(request: FastifyRequest, { upload, uploadOrJson }: RoutePolicy): Promise<unknown> {
  if (!upload || (uploadOrJson && !request.isMultipart())) return request.body;
  const { file, fields } = await readUpload(request);
  return [fields, hash('sha256', file, 'base64url')];
}

/** The header as the router's contract names it. Node joins several of them, which makes a malformed key. */
function headerOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return Array.isArray(header) ? header.join(', ') : header;
}

/**
 * The attempt that a request is, when its client has named it with a key and the route may be repeated. Keys of one
 * admin are apart from those of others. Throws InvalidInput for a malformed key.
 */
export async function attemptOfRequest(request: FastifyRequest): Promise<Attempt | undefined> {
  const policy = request.routeOptions.config as RoutePolicy;
  const isRepeatable = policy.idempotent || (policy.access === 'admin' && !SAFE_METHODS.includes(request.method));
  const key = isRepeatable ? readIdempotencyKey(headerOf(request)) : undefined;
  if (key === undefined) return undefined;
  const caller = request.admin ? `admin-${request.admin.id}` : 'public';
  const fingerprint = fingerprintOf([request.method, request.url, await bodyOf(request, policy)]);
  return { key: `${caller}:${key}`, fingerprint, ttlSeconds: TTL_SECONDS };
}
