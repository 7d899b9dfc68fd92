import { routeOf } from '@farmhouse/contracts/routes/routes';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminTokens } from '../auth/admin-tokens.ts';
import type { Callers } from '../rate-limit/callers.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { clientNetwork } from './client-network.ts';
import { OneCaller } from './one-caller.ts';
import type { RoutePolicy } from './route-policy.ts';
import type { RouteTable } from './route-table.ts';

function decodedPath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The policy of the route that was matched, because one path can be written in many ways (`/api/%61dmin/…`). A path
 * that matches none is an admin's when it lies under a prefix for admins.
 */
function policyOf(request: FastifyRequest, { routes }: RouteTable): RoutePolicy {
  if (request.routeOptions.url !== undefined) return request.routeOptions.config as RoutePolicy;
  return routeOf(decodedPath(request.url), routes)?.access === 'admin' ? { access: 'admin' } : {};
}

/** True if the route requires an admin, or the caller sends a token. */
function needsAdmin({ access }: RoutePolicy, { headers }: FastifyRequest): boolean {
  return access === 'admin' || (access === 'optional-admin' && headers.authorization !== undefined);
}

export interface Admission {
  tokens: AdminTokens;
  limits: RateLimits;
  callers: Callers;
  table: RouteTable;
}

/**
 * Authenticates and counts a call before any of its body is read. Admin calls need a valid token (unknown admin paths
 * too) and their answers are never stored; limited calls are counted by caller, usually a network.
 */
export function admit(server: FastifyInstance, { tokens, limits, callers, table }: Admission): void {
  const log = new Logger('Admission');
  const oneCaller = new OneCaller((text) => log.warn(text));
  server.addHook('onRequest', async (request, reply) => {
    const policy = policyOf(request, table);
    if (needsAdmin(policy, request)) {
      void reply.header('Cache-Control', 'no-store');
      request.admin = await tokens.authenticate(request.headers.authorization);
    }
    if (policy.limit) {
      oneCaller.note(clientNetwork(request));
      await limits.count(policy.limit, await callers.keyOf(request));
    }
  });
}
