import { QUEUE_BOARD } from '@farmhouse/contracts/operation/queues';
import type { RoutePolicy } from '@farmhouse/platform/http/route-policy';
import { DomainError, NotFound, Unavailable } from '@farmhouse/platform/errors/domain-error';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { QueueBoard } from './queue-board.ts';

const POLICY: RoutePolicy & FastifyContextConfig = { access: 'admin', needs: ['queues'], framed: true };
const FOR_OWNER = { config: POLICY };

/** The board's own pages; each is the same document. */
const PAGES = ['', '/', '/job-schedulers', '/queue/:queueName', '/queue/:queueName/:jobId'];
/**
 * The calls of the board's API that are served: those that read data for these pages. All others, above all those that
 * change something, are not registered; a failed job is retried by a call of our own.
 */
const READS = [
  '/api/queues',
  '/api/job-schedulers',
  '/api/queues/:queueName/metrics',
  '/api/queues/:queueName/default-job-options',
  '/api/queues/:queueName/job-data-schema',
  '/api/queues/:queueName/rate-limit',
  '/api/queues/:queueName/:jobId',
  '/api/queues/:queueName/:jobId/logs',
  '/api/queues/:queueName/:jobId/flow',
];

const unreachable = (error: unknown): never => {
  throw error instanceof DomainError ? error : new Unavailable();
};

/** Serves the board. Call it before the application is initialised. */
export function useBoardRoutes(app: NestFastifyApplication): void {
  const board = app.get(QueueBoard);
  const server = app.getHttpAdapter().getInstance();
  for (const page of PAGES) {
    server.get(`${QUEUE_BOARD}${page}`, FOR_OWNER, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(await board.page()),
    );
  }
  for (const read of READS) {
    server.get(`${QUEUE_BOARD}${read}`, FOR_OWNER, async (request: FastifyRequest, reply) => {
      const { status, body } = await board.read(read, request).catch(unreachable);
      return reply.code(status).send(body);
    });
  }
  server.get(`${QUEUE_BOARD}/static/*`, FOR_OWNER, async (request, reply) => {
    const file = await board.file((request.params as { '*': string })['*']);
    if (!file) throw new NotFound();
    return reply.type(file.type).send(file.content);
  });
}
