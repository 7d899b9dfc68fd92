import type { ServiceDefinition } from '@farmhouse/platform/http/start-service';
import { catalogueApp } from './app.module.ts';
import { readConfig, type CatalogueConfig } from './config.ts';

export const definition: ServiceDefinition<CatalogueConfig> = {
  readConfig,
  module: catalogueApp,
};
