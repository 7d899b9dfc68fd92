import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { bookingsApp } from './app.module.ts';
import { readConfig, type BookingsConfig } from './config.ts';

export const definition: ServiceDefinition<BookingsConfig> = {
  readConfig,
  module: bookingsApp,
};
