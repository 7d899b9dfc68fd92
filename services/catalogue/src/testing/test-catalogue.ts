import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { catalogueApp } from '../app.module.ts';
import { readConfig } from '../config.ts';

/** The whole service; `variables` overrides those of its environment. */
export function startCatalogue(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  return startTestService('catalogue', (given) => catalogueApp(readConfig({ ...given, ...variables })));
}
