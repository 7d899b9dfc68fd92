import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { contentApp } from './app.module.ts';
import { readConfig, type ContentConfig } from './config.ts';

export const definition: ServiceDefinition<ContentConfig> = {
  readConfig,
  module: contentApp,
};
