import { ROUTES, type Access, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import { DOCUMENTED_CALLS, filledPath, isAdminOnly } from './documented-calls.ts';

type Endpoint = readonly [method: string, path: string];

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The route table's prefixes with that access; new prefixes are tested automatically. */
export function prefixesOf(...access: Access[]): string[] {
  const routes: readonly PublicRoute[] = ROUTES;
  return routes.filter((route) => access.includes(route.access)).map(({ prefix }) => prefix);
}

/** Every documented call that needs an admin's token, with a well-formed id. */
const DOCUMENTED_ENDPOINTS: readonly Endpoint[] = DOCUMENTED_CALLS.filter(isAdminOnly).map(
  (call) => [call.method, filledPath(call)] as const,
);

/** Every method on every prefix for admins and on an unknown path below it. */
const PREFIX_ENDPOINTS: readonly Endpoint[] = prefixesOf('admin').flatMap((prefix) =>
  METHODS.flatMap((method) => [[method, prefix] as const, [method, `${prefix}/1/nothing`] as const]),
);

/** A booking is cancelled by its guest with its code, and by an admin with its id: documented as one call. */
const CANCEL_BY_ID: Endpoint = ['POST', '/api/bookings/1/cancel'];

/**
 * Every call that needs an admin's token: all that the API's documentation has, and each method on each admin prefix,
 * whether it is a call or not.
 */
export const ADMIN_ENDPOINTS: readonly Endpoint[] = [
  ...new Map(
    [...DOCUMENTED_ENDPOINTS, CANCEL_BY_ID, ...PREFIX_ENDPOINTS].map((endpoint) => [endpoint.join(' '), endpoint]),
  ).values(),
];

/** Admin paths that do not exist. */
export const UNKNOWN_ADMIN_ENDPOINTS: readonly Endpoint[] = [
  ['GET', '/api/admin/nothing'],
  ['POST', '/api/admin/nothing/at/all'],
  ['DELETE', '/api/admin/site-settings/1'],
];
