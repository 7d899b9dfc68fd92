import type { RoutePolicy } from '@farmhouse/platform/http/route-policy';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { callerOf, type Caller } from './caller.ts';
import { HitsService } from './hits.service.ts';

/** Everyone may call them, counted by the limit of that name. */
const POLICY: RoutePolicy & FastifyContextConfig = { access: 'public', limit: 'analytics' };
const PUBLIC = { config: POLICY };

/**
 * The calls of visitors' browsers. They are routes of Fastify's own: for these, the busiest of all, what Nest does around
 * a controller would take as long as everything else. Call it before the application is initialised.
 */
export function useHitRoutes(app: NestFastifyApplication): void {
  const hitsService = app.get(HitsService);
  const server = app.getHttpAdapter().getInstance();
  /** Registers a POST that is answered with 204. */
  const postNoContent = (path: string, store: (caller: Caller, body: unknown) => Promise<void>) =>
    server.post(path, PUBLIC, (request, reply) => {
      store(callerOf(request), request.body).then(
        () => reply.code(204).send(),
        (error: unknown) => reply.send(error),
      );
    });

  server.post('/api/analytics/session', PUBLIC, async (request, reply) => {
    const sessionId = await hitsService.start(callerOf(request), request.body);
    return reply.code(201).send({ sessionId });
  });
  server.put('/api/analytics/session/:sessionId', PUBLIC, async (request: FastifyRequest) => {
    const { sessionId } = request.params as { sessionId: string };
    return { sessionId: await hitsService.heartbeat(callerOf(request), sessionId, request.body) };
  });
  postNoContent('/api/analytics/pageview', (caller, body) => hitsService.pageView(caller, body));
  postNoContent('/api/analytics/event', (caller, body) => hitsService.event(caller, body));
}
