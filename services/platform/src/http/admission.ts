import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminTokens } from '../auth/admin-tokens.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { clientAddress } from './client-address.ts';
import type { RoutePolicy } from './route-policy.ts';

const ADMIN_PREFIX = '/api/admin/';

function policyOf(request: FastifyRequest): RoutePolicy {
  return request.routeOptions.config as RoutePolicy;
}

function isForAdmins(request: FastifyRequest): boolean {
  const { access } = policyOf(request);
  return access === 'admin' || (access !== 'anyone' && request.url.startsWith(ADMIN_PREFIX));
}

/**
 * Decides who may come in before anything of a request's body is read: admin calls need a valid token (unknown
 * admin paths too), limited calls are counted by the caller's address.
 */
export function admit(server: FastifyInstance, tokens: AdminTokens, limits: RateLimits): void {
  server.addHook('onRequest', async (request) => {
    if (isForAdmins(request)) request.admin = await tokens.authenticate(request.headers.authorization);
    const { limit } = policyOf(request);
    if (limit) await limits.count(limit, clientAddress(request));
  });
}
