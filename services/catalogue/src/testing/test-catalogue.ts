import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { catalogueApp } from '../app.module.ts';
import { CATALOGUE_CONFIG, readConfig, type CatalogueConfig } from '../config.ts';
import type { UploadsConfig } from '../uploads-config.ts';
import { CATALOGUE_DATABASE } from '../database.ts';

/** Starts the whole service; `variables` override those of its environment. */
export function startCatalogue(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  return startTestService(CATALOGUE_DATABASE, (env) => {
    const UPLOADS_DIR = mkdtempSync(join(tmpdir(), 'catalogue-uploads-'));
    return catalogueApp(readConfig({ ...env, UPLOADS_DIR, ...variables }));
  });
}

export const uploadsConfigOf = ({ app }: TestService): UploadsConfig => app.get<CatalogueConfig>(CATALOGUE_CONFIG);

/** The folder of the service's uploads. */
export function uploadsOf(service: TestService): string {
  const config = uploadsConfigOf(service);
  if (config.UPLOADS_STORE !== 'disk') throw new Error('The uploads of this service are not on disk');
  return config.UPLOADS_DIR;
}
