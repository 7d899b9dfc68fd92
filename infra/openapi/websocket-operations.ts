import { ROUTES, type PublicRoute } from '../../services/contracts/src/routes/routes.ts';
import type { Operation } from './operation.ts';

/** The WebSockets of the route table, as the request that opens them. */
export function socketOperations(routes: readonly PublicRoute[] = ROUTES): Operation[] {
  return routes
    .filter(({ webSocket }) => webSocket)
    .map(({ prefix, service, access }) => ({
      method: 'get',
      path: prefix,
      id: `${service}.socket`,
      location: { service, feature: 'socket' },
      doc: 'Opens a socket. Messages are those of Socket.IO, with the events that the contracts name.',
      policy: { access },
      parameters: [],
      body: undefined,
      isBodyRequired: false,
      responses: { 101: { description: 'The socket is open' } },
      found: { errors: new Set(), files: new Set(), statuses: new Set(), names: new Set() },
    }));
}
