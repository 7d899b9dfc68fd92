import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Logger } from 'pino';

/** The service's log itself, for lines that do not go through Nest's logger. */
export const LOG = Symbol('LOG');

/**
 * Makes Nest write through the service's log, with its serializers: those that the module would use instead show an
 * error's row values. Requests are written by `logRequests`, without a middleware.
 */
export function logging(log: Logger): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: { logger: log, autoLogging: false, wrapSerializers: false }, forRoutes: [] });
}
