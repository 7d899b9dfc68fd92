import { hash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@farmhouse/contracts/routes/idempotency';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import type { FastifyRequest } from 'fastify';
import { codeOfGuestCookie } from '../auth/guest-token.ts';
import type { RoutePolicy } from '../http/route-policy.ts';
import { readUpload } from '../http/upload.ts';
import { fingerprintOf, readIdempotencyKey, type Attempt } from './idempotency.ts';

/** How long a repeat gets the first response. */
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
 * Identifies the caller of a request, so that none gets the answer that was stored for another. Guests are told apart
 * by their token of the booking that the path names, whether or not it opens that booking: a refusal is never stored.
 */
function callerOf({ admin, params, cookies = {} }: FastifyRequest): string {
  if (admin) return `admin-${admin.id}`;
  const code = (params as { code?: string } | undefined)?.code?.trim().toUpperCase();
  const tokens = Object.entries(cookies).filter(([name]) => code && codeOfGuestCookie(name) === code);
  return tokens.length > 0 ? `guest-${fingerprintOf(tokens.sort())}` : 'public';
}

/**
 * The attempt that a request belongs to, when its client has sent a key and the route may be repeated. Each caller has
 * its own keys. Throws InvalidInput for a malformed key.
 */
export async function attemptOfRequest(request: FastifyRequest): Promise<Attempt | undefined> {
  const policy = request.routeOptions.config as RoutePolicy;
  const isChange = !SAFE_METHODS.includes(request.method) && !policy.storesNothing;
  const isRepeatable = policy.idempotent || (policy.access === 'admin' && isChange);
  const key = isRepeatable ? readIdempotencyKey(headerOf(request)) : undefined;
  if (key === undefined) return undefined;
  const fingerprint = fingerprintOf([request.method, request.url, await bodyOf(request, policy)]);
  return { key: `${callerOf(request)}:${key}`, fingerprint, ttlSeconds: TTL_SECONDS };
}
