import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { inOneTransaction } from '../database/one-transaction.ts';
import type { RoutePolicy } from '../http/route-policy.ts';
import { withIdempotencyKey, withIdempotencyKeyAfter } from './idempotency.ts';
import { SecretAnswers } from './secret-answers.ts';
import { attemptOfRequest } from './request-attempt.ts';

/**
 * Answers a repeat of an admin's change, or of a public call that declares `@Idempotent()`, as the first time. The
 * change and its answer are stored in one transaction, so that a crash leaves both or neither; a refusal stores
 * nothing. A route with `@OwnTransactions()` has its answer stored afterwards, one with `@AnswersSecret()` encrypted.
 * Rule: repeats of a change. Source: docs/decisions/one-transaction-a-call.md.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly db: DataSource,
    private readonly secretAnswers: SecretAnswers,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const attempt = await attemptOfRequest(request);
    if (!attempt) return next.handle();
    const { ownTransactions, answersSecret } = request.routeOptions.config as RoutePolicy;
    const handle = async () => {
      const answer = { body: (await lastValueFrom(next.handle())) as unknown };
      return answersSecret ? this.secretAnswers.encrypt(attempt.key, answer) : answer;
    };
    const answer = ownTransactions
      ? await withIdempotencyKeyAfter(this.db, attempt, handle)
      : await inOneTransaction(this.db, (tx) => withIdempotencyKey(tx, attempt, handle));
    return of((answersSecret ? this.secretAnswers.decrypt(attempt.key, answer) : answer).body);
  }
}
