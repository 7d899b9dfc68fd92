import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { identityApp } from './app.module.ts';
import { readConfig, type IdentityConfig } from './config.ts';
import { useBoardRoutes } from './queue-board/board-routes.ts';

export const definition: ServiceDefinition<IdentityConfig> = {
  readConfig,
  module: identityApp,
  prepare: useBoardRoutes,
};
