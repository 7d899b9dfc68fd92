import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestIdOf } from '../observability/log.ts';
import { DomainError } from './domain-error.ts';
import { renderProblem } from './problem.ts';

/** True if the response says only that a server is unavailable, and not what was wrong with it. */
const hidesCause = (error: unknown, status: number): boolean =>
  status === 503 && !(error instanceof DomainError) && error instanceof Error;

/** Turns every error into a response `{ message, code? }`, without a stack, SQL or a path. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { status, body, headers, unexpected } = renderProblem(error);
    const requestId = requestIdOf(http.getRequest<FastifyRequest>());
    if (unexpected) this.log.error({ err: error, requestId });
    else if (hidesCause(error, status)) this.log.warn({ reason: (error as Error).message, requestId });
    // the rest of a too large body is read and dropped: closing while the gateway still sends would lose the response
    if (status === 413) reply.removeHeader('connection');
    // the route may have promised another type, XML or a picture
    void reply.status(status).type('application/json; charset=utf-8').headers(headers).send(body);
  }
}
