import {
  Injectable,
  Logger,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { pruneHourly } from '../database/prune-hourly.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { pruneIdempotencyKeys } from './idempotency.ts';
import { SecretAnswers } from './secret-answers.ts';

/** Deletes expired responses once an hour. */
@Injectable()
class ExpiredAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('ExpiredAnswers');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = pruneHourly(() => pruneIdempotencyKeys(this.db.manager), this.log);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}

/** Idempotency keys for every change of a service, whose database has `IdempotencyEntity`. */
@Module({
  providers: [
    { provide: SecretAnswers, useValue: new SecretAnswers([]) },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    ExpiredAnswers,
  ],
})
export class IdempotencyModule {
  /** For a service with routes with `@AnswersSecret()`, whose responses are encrypted with `secrets`, newest first. */
  static withSecrets(secrets: readonly string[]): DynamicModule {
    return {
      module: IdempotencyModule,
      providers: [{ provide: SecretAnswers, useValue: new SecretAnswers(secrets) }],
    };
  }
}
