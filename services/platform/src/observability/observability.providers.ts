import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/config.ts';
import { LOG } from './logging.ts';
import { Metrics } from './metrics.ts';
import { createTracing } from './tracing/create-tracing.ts';
import { Tracing } from './tracing/tracing.ts';

/** Sends the last spans after everything that records some has stopped. */
class TracingShutdown implements OnApplicationShutdown {
  constructor(private readonly tracing: Tracing) {}

  onApplicationShutdown(): Promise<void> {
    return this.tracing.close();
  }
}

/** The log, the metrics and the traces of a service. */
export function observabilityProviders(config: ServiceConfig, service: string, log: Logger): Provider[] {
  return [
    { provide: LOG, useValue: log },
    { provide: Metrics, useFactory: () => new Metrics(service) },
    { provide: Tracing, useFactory: () => createTracing(service, config) },
    {
      provide: TracingShutdown,
      useFactory: (tracing: Tracing) => new TracingShutdown(tracing),
      inject: [Tracing],
    },
  ];
}
