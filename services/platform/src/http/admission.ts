import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminTokens } from '../auth/admin-tokens.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { clientNetwork } from './client-network.ts';
import type { RoutePolicy } from './route-policy.ts';

const ADMIN_PREFIX = '/api/admin/';

function policyOf(request: FastifyRequest): RoutePolicy {
  return request.routeOptions.config as RoutePolicy;
}

/** Judged by the route that was found, because a path can be spelled in many ways (`/api/%61dmin/…`). */
function isForAdmins(request: FastifyRequest): boolean {
  const { access } = policyOf(request);
  if (access === 'either') return request.headers.authorization !== undefined;
  const path = request.routeOptions.url ?? request.url;
  return access === 'admin' || (access !== 'anyone' && path.startsWith(ADMIN_PREFIX));
}

/**
 * Decides who may come in before anything of a request's body is read: admin calls need a valid token (unknown
 * admin paths too) and nobody keeps their answers, limited calls are counted by the caller's network.
 */
export function admit(server: FastifyInstance, tokens: AdminTokens, limits: RateLimits): void {
  server.addHook('onRequest', async (request, reply) => {
    if (isForAdmins(request)) {
      void reply.header('Cache-Control', 'no-store');
      request.admin = await tokens.authenticate(request.headers.authorization);
    }
    const { limit } = policyOf(request);
    if (limit) await limits.count(limit, clientNetwork(request));
  });
}
