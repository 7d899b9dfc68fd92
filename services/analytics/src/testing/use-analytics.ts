import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startTestService, type TestService } from '@farmhouse/platform/testing/test-service';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { DataSource } from 'typeorm';
import { analyticsApp } from '../app.module.ts';
import { readConfig } from '../config.ts';
import { ANALYTICS_DATABASE } from '../database.ts';
import { HitStore } from '../store/hit-store.ts';
import { useHitRoutes } from '../hit/hit-routes.ts';

export const dbOf = ({ app }: TestService): DataSource => app.get(DataSource);

/** A store with an empty cache of sessions, as in a process that has just started. */
export const newStoreOf = ({ app }: TestService): HitStore => new HitStore(app.get(DedicatedPool));

/** Starts the whole service; `variables` override those of its environment. */
export function startAnalytics(variables: NodeJS.ProcessEnv = {}): Promise<TestService> {
  const own = { PUBLIC_URL: 'https://farmhouse.example', RATE_LIMIT_ANALYTICS: '100000' };
  return startTestService(
    ANALYTICS_DATABASE,
    (env) => analyticsApp(readConfig({ ...env, ...own, ...variables })),
    useHitRoutes,
  );
}

/** The whole service for the tests of one file, without visits before each. */
export function useAnalytics(variables: NodeJS.ProcessEnv = {}): TestService {
  const service = {} as TestService;
  beforeAll(async () => void Object.assign(service, await startAnalytics(variables)));
  beforeEach(() =>
    emptyTables(dbOf(service), [
      'sessions',
      'page_views',
      'events',
      'funnel_visitors',
      'visitor_days',
      'session_days',
      'page_days',
      'funnel_days',
    ]),
  );
  afterAll(() => service.close());
  return service;
}
