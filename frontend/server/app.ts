import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Problem } from '@farmhouse/contracts/errors';
import { contentSecurityPolicy } from './content-security.ts';
import type { Metrics } from './metrics.ts';
import type { Pages } from './pages.ts';

interface AppParts {
  pages: Pages;
  metrics: Metrics;
  log: FastifyBaseLogger;
}

const BAD_ADDRESS: Problem = {
  message: 'This address cannot be read',
  code: 'invalid-input',
  errors: [{ path: '', message: 'This address cannot be read' }],
};
const NO_SUCH_CALL: Problem = { message: 'Not found', code: 'not-found' };
const UNAVAILABLE: Problem = { message: 'The page cannot be shown right now', code: 'unavailable' };

/** What goes with every answer that is no page; a page sets its own. */
const PLAIN_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** The web process's HTTP side. */
export function createApp({ pages, metrics, log }: AppParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()),
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).headers(PLAIN_HEADERS).send(BAD_ADDRESS),
  });

  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(PLAIN_HEADERS);
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(reply.statusCode, reply.elapsedTime / 1000);
    const isProbe = request.url.startsWith('/health/');
    const facts = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (!isProbe) request.log.info(facts, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: pathOf(request) }, 'page failed');
    return reply.code(503).header('Retry-After', '2').send(UNAVAILABLE);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NO_SUCH_CALL));

  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', () => ({ status: 'ok' }));
  app.get('/*', (request, reply) => answerPage(request, reply, pages, metrics));
  return app;
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, pages: Pages, metrics: Metrics) {
  const pathname = pathOf(request);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    // browsers read a backslash as a slash: neither may begin what stands behind the first one, it would name a host
    const path = pathname.replace(/^[/\\]+|\/+$/g, '');
    return reply.redirect(`/${path}${request.url.slice(pathname.length)}`, 301);
  }
  const address = pages.addressOf(pathname);
  if (address !== pathname) return reply.redirect(`${address}${request.url.slice(pathname.length)}`, 301);
  const nonce = randomBytes(16).toString('base64');
  const { status, html, hit } = await pages.at(pathname, nonce);
  metrics.fromCache(hit);
  return reply
    .code(status)
    .header('Content-Security-Policy', contentSecurityPolicy(nonce))
    .header('Cache-Control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
