import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { contentApp } from '../app.module.ts';
import { readConfig } from '../config.ts';

/** Starts the whole service. */
export function startContent(): Promise<TestService> {
  return startTestService('content', (env) => contentApp(readConfig(env)));
}
