import type { DynamicModule } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { destination, pino, stdSerializers, type Logger } from 'pino';

/** The service's log itself, for lines that do not go through Nest's logger. */
export const LOG = Symbol('LOG');

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The gateway's id of an HTTP request; every log line about the request has it. */
export function requestIdOf({ headers, id }: FastifyRequest): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : String(id);
}

/**
 * JSON lines; no header, body, query or personal value is ever written. Lines are buffered, so that no HTTP request
 * waits for a write, and flushed when the process exits.
 */
export function createLog(service: string, level: string): Logger {
  const options = { level, base: { service }, serializers: { err: errorWithoutValues } };
  return pino(options, destination({ sync: false }));
}

/** Message and stack of an error without the details of a driver, which hold the values of a row. */
function errorWithoutValues(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error);
  return { type, message, stack };
}

/** Makes Nest write through the service's log. HTTP requests are logged by `logRequests`, without a middleware. */
export function logging(log: Logger): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: { logger: log, autoLogging: false }, forRoutes: [] });
}

function levelOf(method: string, status: number): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return method === 'GET' ? 'debug' : 'info';
}

/** Logs one line for each HTTP request, with its route's pattern instead of its path, which may hold a code. */
export function logRequests(server: FastifyInstance, log: Logger): void {
  server.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const level = levelOf(request.method, reply.statusCode);
    if (log.isLevelEnabled(level)) {
      const route = request.routeOptions.url ?? 'unknown';
      const milliseconds = Math.round(reply.elapsedTime);
      log[level](
        { requestId: requestIdOf(request), method: request.method, route, status: reply.statusCode, milliseconds },
        'request',
      );
    }
    done();
  });
}
