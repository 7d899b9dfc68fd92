import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  adminVariables,
  limitVariable,
  loadConfig,
  publicUrlVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';
import { z } from 'zod';

export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      ...publicUrlVariable,
      /** Calls of visitors' browsers per minute and address. Rule: calls from one address. */
      RATE_LIMIT_ANALYTICS: limitVariable(300),
      /**
       * Whole months for which single page views and events are kept besides the current one; the counts per day are
       * kept longer.
       */
      ANALYTICS_RETENTION_MONTHS: z.coerce.number().int().min(1).max(120).default(13),
      /** Hits that may wait for the writer; more are refused with 503. */
      ANALYTICS_QUEUE_SIZE: z.coerce.number().int().min(1).max(100_000).default(1_000),
    },
    env,
  );

export type AnalyticsConfig = ReturnType<typeof readConfig>;

export const limitsOf = (config: AnalyticsConfig): Limits => ({
  analytics: { points: config.RATE_LIMIT_ANALYTICS, seconds: MINUTE_SECONDS, batched: true },
});

export const ANALYTICS_CONFIG = Symbol('ANALYTICS_CONFIG');
