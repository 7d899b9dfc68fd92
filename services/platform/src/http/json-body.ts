import { routeOf } from '@farmhouse/contracts/routes/routes';
import type { FastifyInstance } from 'fastify';
import type { RouteTable } from './route-table.ts';

const UNSUPPORTED = Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 });

/**
 * Bodies are JSON or absent; an empty one counts as absent, any other type is a 415. A beacon's JSON may also come as
 * text/plain, the only type that a browser sends across sites without asking first.
 */
export function acceptOnlyJson(server: FastifyInstance, { routes }: RouteTable): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    const isBeacon = routeOf(request.routeOptions.url ?? '', routes)?.body === 'beacon';
    if (isBeacon) void parse(request, body as string, done);
    else done(UNSUPPORTED);
  });
}
