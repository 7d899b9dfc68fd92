import { BOARD_TOKEN_COOKIE } from '@farmhouse/contracts/identity/admin';
import { isPermitted } from '@farmhouse/contracts/identity/permission';
import { routeOf } from '@farmhouse/contracts/routes/routes';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminTokens } from '../auth/admin-tokens.ts';
import { Forbidden } from '../errors/domain-error.ts';
import type { RateLimitKeys } from '../rate-limit/rate-limit-keys.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { clientNetwork } from '../client/client-network.ts';
import { UnnamedProxyWarning } from './unnamed-proxy-warning.ts';
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
  rateLimitKeys: RateLimitKeys;
  table: RouteTable;
}

/**
 * Authenticates and counts a call before any of its body is read. Admin calls need a valid token (unknown admin paths
 * too) of a role with the route's permission, and their answers are never stored; limited calls are counted by caller,
 * usually a network.
 */
export function admit(server: FastifyInstance, { tokens, limits, rateLimitKeys, table }: Admission): void {
  const log = new Logger('Admission');
  const unnamedProxyWarning = new UnnamedProxyWarning((text) => log.warn(text));
  const countAs = (limit: string, key: string): Promise<unknown> | undefined =>
    limits.countBatched(limit, key) ? undefined : limits.count(limit, key);
  /** Throws when the call is refused; undefined when there is nothing to wait for. */
  const count = ({ limit }: RoutePolicy, request: FastifyRequest): Promise<unknown> | undefined => {
    if (!limit) return undefined;
    unnamedProxyWarning.record(clientNetwork(request));
    const key = rateLimitKeys.keyOf(request);
    return typeof key === 'string' ? countAs(limit, key) : key.then((found) => countAs(limit, found));
  };
  const authenticated = ({ framed }: RoutePolicy, { method, headers, cookies }: FastifyRequest) =>
    framed && method === 'GET' && headers.authorization === undefined
      ? tokens.authenticatePass(cookies[BOARD_TOKEN_COOKIE])
      : tokens.authenticate(headers.authorization);
  const admitAdmin = async (policy: RoutePolicy, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('Cache-Control', 'no-store');
    const admin = await authenticated(policy, request);
    // first, so that the log says who was refused
    request.admin = admin;
    if (!isPermitted(admin.role, policy.needs ?? [])) throw new Forbidden();
    await count(policy, request);
  };
  // without a promise where there is nothing to wait for: for the busiest calls it takes as long as their routing
  server.addHook('onRequest', (request, reply, done) => {
    const policy = policyOf(request, table);
    let waited: Promise<unknown> | undefined;
    try {
      waited = needsAdmin(policy, request) ? admitAdmin(policy, request, reply) : count(policy, request);
    } catch (refusal) {
      done(refusal as Error);
      return;
    }
    if (waited) waited.then(() => done(), done);
    else done();
  });
}
