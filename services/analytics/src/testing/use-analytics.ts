import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { DataSource } from 'typeorm';
import { analyticsApp } from '../app.module.ts';
import { readConfig } from '../config.ts';

export const dbOf = ({ app }: TestService): DataSource => app.get(DataSource);

/** The whole service for the tests of one file, without visits before each; `variables` are added to its environment. */
export function useAnalytics(variables: NodeJS.ProcessEnv = {}): TestService {
  const service = {} as TestService;
  beforeAll(async () => {
    const shape = (env: NodeJS.ProcessEnv) =>
      analyticsApp(
        readConfig({ ...env, PUBLIC_URL: 'https://farmhouse.example', RATE_LIMIT_ANALYTICS: '100000', ...variables }),
      );
    Object.assign(service, await startTestService('analytics', shape));
  });
  beforeEach(async () => {
    await dbOf(service).query(
      `TRUNCATE sessions, page_views, events, funnel_visitors, visitor_days, session_days, page_days, funnel_days`,
    );
  });
  afterAll(() => service.close());
  return service;
}
