import { routeOf } from '@farmhouse/contracts/routes/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteTable } from './route-table.ts';

const UNSUPPORTED = Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 });

/**
 * Bodies are JSON or absent; an empty one counts as absent, any other type is a 415. A beacon's JSON may also come as
 * text/plain, the only type that a browser sends across sites without asking first. A report stays the text that came,
 * as its signature is made from that.
 */
export function acceptOnlyJson(server: FastifyInstance, { routes }: RouteTable): void {
  const kindOf = (request: FastifyRequest) => routeOf(request.routeOptions.url ?? '', routes)?.body;
  const isReport = (request: FastifyRequest) => kindOf(request) === 'report';
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isReport(request)) done(null, body);
    else if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (kindOf(request) === 'beacon') void parse(request, body as string, done);
    else done(UNSUPPORTED);
  });
}
