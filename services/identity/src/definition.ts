import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { identityApp } from './app.module.ts';
import { readConfig, type IdentityConfig } from './config.ts';

export const definition: ServiceDefinition<IdentityConfig> = {
  readConfig,
  module: identityApp,
};
