import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { catalogueApp } from '../app.module.ts';
import { CATALOGUE_CONFIG, readConfig, type CatalogueConfig } from '../config.ts';

/** Starts the whole service; `variables` override those of its environment. */
export function startCatalogue(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  return startTestService('catalogue', (env) => {
    const UPLOADS_DIR = mkdtempSync(join(tmpdir(), 'catalogue-uploads-'));
    return catalogueApp(readConfig({ ...env, UPLOADS_DIR, ...variables }));
  });
}

/** The folder of the service's uploads. */
export const uploadsOf = ({ app }: TestService): string => app.get<CatalogueConfig>(CATALOGUE_CONFIG).UPLOADS_DIR;
