import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { catalogueApp } from '../app.module.ts';
import { readConfig } from '../config.ts';

/** Starts the whole service; `variables` override those of its environment. */
export function startCatalogue(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  return startTestService('catalogue', (env) => catalogueApp(readConfig({ ...env, ...variables })));
}
