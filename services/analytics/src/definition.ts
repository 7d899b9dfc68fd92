import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { analyticsApp } from './app.module.ts';
import { readConfig, type AnalyticsConfig } from './config.ts';
import { useHitRoutes } from './hit/hit-routes.ts';

export const definition: ServiceDefinition<AnalyticsConfig> = {
  readConfig,
  module: analyticsApp,
  prepare: useHitRoutes,
};
