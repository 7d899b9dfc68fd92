import type { ReportEvent } from '@farmhouse/contracts/analytics/funnel';
import type {
  ReportPageView,
  SessionAccepted,
  SessionHeartbeat,
  StartSession,
} from '@farmhouse/contracts/analytics/visitor';
import type { RoutePolicy } from '@farmhouse/platform/http/route-policy';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { visitorAgentOf, type VisitorAgent } from './visitor-agent.ts';
import { HitsService } from './hits.service.ts';

/** The calls of visitors' browsers as the documentation of the API reads them. */
export interface PlainRoutes {
  /** Begins a visit. Safe to repeat. */
  'POST /api/analytics/session': { body: StartSession; status: 201; response: SessionAccepted; limit: 'analytics' };
  /** Reports that a visit is still open. */
  'PUT /api/analytics/session/:sessionId': {
    body: SessionHeartbeat;
    status: 200;
    response: SessionAccepted;
    limit: 'analytics';
  };
  /** Reports that a page was opened or left. */
  'POST /api/analytics/pageview': { body: ReportPageView; status: 204; limit: 'analytics' };
  /** Reports what was done on a page. */
  'POST /api/analytics/event': { body: ReportEvent; status: 204; limit: 'analytics' };
}

type Call = keyof PlainRoutes;
type AnswerOf<C extends Call> = PlainRoutes[C] extends { response: infer Answer } ? Answer : never;
type PathOf<C extends Call> = C extends `${string} ${infer Path}` ? Path : never;
/** The calls that are answered without a body. */
type Silent = { [C in Call]: PlainRoutes[C] extends { status: 204 } ? C : never }[Call];

/** Everyone may call them, counted by the limit of that name. */
const POLICY: RoutePolicy & FastifyContextConfig = {
  access: 'public',
  limit: 'analytics' satisfies PlainRoutes[Call]['limit'],
};
const PUBLIC = { config: POLICY };

/**
 * The calls of visitors' browsers. They are plain Fastify routes: for these, the busiest of all, Nest's work around a
 * controller would take as long as everything else. Call it before the application is initialised.
 */
export function useHitRoutes(app: NestFastifyApplication): void {
  const hitsService = app.get(HitsService);
  const server = app.getHttpAdapter().getInstance();
  /** Registers a POST that is answered with 204. */
  const postNoContent = (path: PathOf<Silent>, store: (visitor: VisitorAgent, body: unknown) => Promise<void>) =>
    server.post(path, PUBLIC, (request, reply) => {
      store(visitorAgentOf(request), request.body).then(
        () => reply.code(204).send(),
        (error: unknown) => reply.send(error),
      );
    });

  server.post('/api/analytics/session', PUBLIC, async (request, reply) => {
    const sessionId = await hitsService.start(visitorAgentOf(request), request.body);
    return reply.code(201).send({ sessionId } satisfies AnswerOf<'POST /api/analytics/session'>);
  });
  server.put('/api/analytics/session/:sessionId', PUBLIC, async (request: FastifyRequest) => {
    const { sessionId } = request.params as { sessionId: string };
    const accepted = await hitsService.heartbeat(visitorAgentOf(request), sessionId, request.body);
    return { sessionId: accepted } satisfies AnswerOf<'PUT /api/analytics/session/:sessionId'>;
  });
  postNoContent('/api/analytics/pageview', (visitor, body) => hitsService.pageView(visitor, body));
  postNoContent('/api/analytics/event', (visitor, body) => hitsService.event(visitor, body));
}
