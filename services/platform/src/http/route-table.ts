import type { Permission } from '@farmhouse/contracts/identity/permission';
import { bodyLimitOf, routeOf, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Limits } from '../rate-limit/rate-limits.ts';
import type { RoutePolicy } from './route-policy.ts';

export const ROUTE_TABLE = Symbol('ROUTE_TABLE');

/** The public route table as one service sees it. */
export interface RouteTable {
  service: string;
  routes: readonly PublicRoute[];
}

/** Routes without declared access, that contradict the route table or name an unknown limit; the message names each. */
export class InvalidRoutes extends Error {
  constructor(problems: readonly string[]) {
    super(`The service does not start, because of its routes:\n${problems.map((text) => `  ${text}`).join('\n')}`);
    this.name = 'InvalidRoutes';
  }
}

/** Paths that the gateway never forwards: calls between processes, and health checks. */
const INTERNAL_PATH = /^\/(health|internal)\//;

const words = (permissions: readonly string[]): string => permissions.map((word) => `'${word}'`).join(', ');

/** What is wrong with the permissions that an admin's route names, undefined when the route table has them. */
function problemOfNeeds(needs: readonly Permission[], { prefix, needs: allowed = [] }: PublicRoute) {
  const isRight = needs.every((permission) => allowed.includes(permission)) && needs.length > 0 === allowed.length > 0;
  if (isRight) return undefined;
  return `needs ${words(needs) || 'no permission'}, but ${prefix} ${words(allowed) || 'none'} in the route table`;
}

/** What is wrong with a route, undefined when it declares its access and agrees with the route table. */
export function problemOfRoute(
  url: string,
  { access, needs = [], upload, framed }: RoutePolicy,
  { service, routes }: RouteTable,
) {
  if (!access) return 'declares no access: add @Public(), @Admin() or @OptionalAdmin()';
  if (INTERNAL_PATH.test(url)) return undefined;
  const entry = routeOf(url, routes);
  if (!entry) return 'lies under no prefix of the route table (services/contracts/src/routes/routes.ts)';
  if (entry.service !== service) return `belongs to ${entry.service} in the route table`;
  if (entry.access === 'admin' && access !== 'admin')
    return `must be @Admin(), as ${entry.prefix} is in the route table`;
  if (entry.access === 'public' && access !== 'public')
    return `must be @Public(), as ${entry.prefix} is in the route table`;
  if (upload && entry.body !== 'upload') return `takes uploads, which ${entry.prefix} does not in the route table`;
  if (framed && !entry.framed) return `answers framed pages, which ${entry.prefix} does not in the route table`;
  return access === 'public' ? undefined : problemOfNeeds(needs, entry);
}

/** What is wrong with the limit that a route names, undefined when the service has it or the route names none. */
const problemOfLimit = ({ limit }: RoutePolicy, limits: Limits) =>
  limit === undefined || Object.hasOwn(limits, limit) ? undefined : `names the limit '${limit}', which does not exist`;

/** Below a prefix for uploads only the routes that take one have its limit; the others take JSON. */
function limitBody(route: RouteOptions, { access, upload }: RoutePolicy, { routes }: RouteTable): void {
  const body = routeOf(route.url, routes)?.body ?? 'json';
  const kind = body === 'upload' && !upload ? 'json' : body;
  route.bodyLimit = bodyLimitOf(kind, access === 'admin' ? 'admin' : 'public');
}

/**
 * Checks every route that is registered from now on, by whatever means, and sets its body limit. The returned function
 * throws InvalidRoutes when one of them was wrong.
 */
export function checkRoutes(server: FastifyInstance, table: RouteTable, limits: Limits): () => void {
  const problems: string[] = [];
  server.addHook('onRoute', (route) => {
    const policy = (route.config ?? {}) as RoutePolicy;
    const problem = problemOfRoute(route.url, policy, table) ?? problemOfLimit(policy, limits);
    if (problem) problems.push(`${String(route.method)} ${route.url} ${problem}`);
    limitBody(route, policy, table);
  });
  return () => {
    if (problems.length > 0) throw new InvalidRoutes(problems);
  };
}
