import { AsyncLocalStorage } from 'node:async_hooks';
import { routeOf, type PublicRoute } from '@farmhouse/contracts/routes/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The gateway's id of a request, which every line about it carries. */
export function requestIdOf({ headers, id }: FastifyRequest): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : String(id);
}

const serviceInContext = new AsyncLocalStorage<string>();
let standardOutput: DestinationStream | undefined;

/**
 * Everything that `start` sets off logs as this service. Only a process with several services needs it: Nest has one
 * logger for all of them.
 */
export const logAs = <T>(service: string, start: () => T): T => serviceInContext.run(service, start);

/** One for all logs of the process, so that their lines do not mix. */
const output = (): DestinationStream => (standardOutput ??= destination({ sync: false }));

/**
 * JSON lines; no header, body, query or personal value is ever written. No request waits for its line: lines of one
 * moment are written together, the last ones when the process exits.
 */
export function createLog(service: string, level: string, stream: DestinationStream = output()): Logger {
  const options = {
    level,
    base: {},
    mixin: () => ({ service: serviceInContext.getStore() ?? service }),
    serializers: { err: errorWithoutValues },
  };
  return pino(options, stream);
}

/** The error's message and location, without the driver's details, which contain row values. */
function errorWithoutValues(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack };
}

/**
 * A process that is not ready yet returns 503 to every probe: that is not an error. Beacons come as often as reads, and
 * those that an overloaded service refuses are counted by its metrics. A call refused for a missing token or permission
 * is a warning, also a read.
 */
function levelOf(
  method: string,
  route: string,
  status: number,
  isBeacon: boolean,
): 'error' | 'warn' | 'info' | 'debug' {
  if (isBeacon && status !== 500) return 'debug';
  if (status >= 500 && !route.startsWith('/health/')) return 'error';
  if (status === 401 || status === 403) return 'warn';
  return method === 'GET' ? 'debug' : 'info';
}

/**
 * One line a request: its route's pattern rather than its path, which may carry a code, and the id of the admin who
 * made it. `routes` are the service's own and say which calls are beacons.
 */
export function logRequests(server: FastifyInstance, log: Logger, routes: readonly PublicRoute[] = []): void {
  const beacons = new Set<string>();
  server.addHook('onRoute', ({ url }) => {
    if (routeOf(url, routes)?.body === 'beacon') beacons.add(url);
  });
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = levelOf(request.method, route, reply.statusCode, beacons.has(route));
    if (log.isLevelEnabled(level)) {
      const milliseconds = Math.round(reply.elapsedTime);
      const { method, admin }: { method: string; admin?: { id: number } } = request;
      log[level](
        {
          ...{ requestId: requestIdOf(request), method, route, status: reply.statusCode, milliseconds },
          ...(admin && { admin: admin.id }),
        },
        'request',
      );
    }
    done();
  });
}
