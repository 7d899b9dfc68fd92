import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Problem } from '@farmhouse/contracts/errors';
import { KEEP_ALIVE_MS } from '@farmhouse/platform/http/drain';
import { readsBrotli } from '../rendering/compression.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { hasDashboardSession } from './dashboard-session.ts';
import { newNonce } from '../rendering/page-text.ts';
import type { Pages } from '../rendering/pages.ts';

interface AppOptions {
  pages: Pages;
  log: FastifyBaseLogger;
  isReady: () => Promise<boolean>;
  /** Called after every page response. */
  onPage: (cached: boolean) => void;
}

const BAD_ADDRESS: Problem = {
  message: 'This address cannot be read',
  code: 'invalid-input',
  errors: [{ path: '', message: 'This address cannot be read' }],
};
const NOT_FOUND: Problem = { message: 'Not found', code: 'not-found' };
const UNAVAILABLE: Problem = { message: 'The page cannot be shown right now', code: 'unavailable' };

/** Headers of every response that is not a page; a page sets its own. */
const PLAIN_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** The HTTP routes of the web process. */
export function createApp({ pages, log, isReady, onPage }: AppOptions): FastifyInstance {
  const app = Fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
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
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, path: addressOf(request).pathname }, 'page failed');
    return reply.code(503).header('Retry-After', '2').send(UNAVAILABLE);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/*', async (request, reply) => {
    const { pathname, search } = addressOf(request);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // browsers treat a backslash as a slash: two at the start would make the next segment a host name
      const path = pathname.replace(/^[/\\]+|\/+$/g, '');
      return reply.redirect(`/${path}${search}`, 301);
    }
    const target = pages.targetOf(pathname, search);
    if (target.path !== pathname) return reply.redirect(`${target.path}${search}`, 301);
    const { hit, ...response } = await pages.at(target);
    onPage(hit);
    if ('location' in response) return reply.redirect(response.location, response.status);
    const nonce = newNonce();
    const withCustomScripts = response.withCustomScripts && !hasDashboardSession(request.headers.cookie);
    // a page in which scripts ran must not come back from the back-forward cache when a session is stored
    const isStored = !response.isPrivate && !withCustomScripts;
    const isBrotli = readsBrotli(request.headers['accept-encoding']);
    return reply
      .code(response.status)
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, withCustomScripts ? 'custom' : 'own'))
      .header('Cache-Control', isStored ? 'no-cache' : 'no-store')
      .header('Vary', 'Accept-Encoding')
      .headers(isBrotli ? { 'Content-Encoding': 'br' } : {})
      .type('text/html; charset=utf-8')
      .send(isBrotli ? await response.text.brotli(nonce) : response.text.plain(nonce));
  });
  return app;
}

function addressOf({ url }: FastifyRequest): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1);
  return { pathname, search: url.slice(pathname.length) };
}
