import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { contentApp } from '../app.module.ts';
import { readConfig } from '../config.ts';
import { CONTENT_DATABASE } from '../database.ts';

/** The public address of test services. */
export const PUBLIC_URL = 'https://farm.example';

/** The whole service. */
export function startContent(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  return startTestService(CONTENT_DATABASE, (given) => contentApp(readConfig({ ...given, PUBLIC_URL, ...variables })));
}
