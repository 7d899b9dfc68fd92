import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { renderProblem } from './problem.ts';

/** The one place where an error becomes an answer: `{ message, code? }`, never a stack, SQL or a path. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body, headers, unexpected } = renderProblem(error);
    if (unexpected) this.log.error(error);
    void reply.status(status).headers(headers).send(body);
  }
}
