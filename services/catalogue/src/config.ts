import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import { adminVariables, limitVariable, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';
import type { z } from 'zod';
import { bucketVariables, diskVariables, storesInBucket, type UploadsConfig } from './uploads-config.ts';

const variables = {
  ...serviceVariables,
  ...adminVariables,
  /** Coupon validations per minute and address. Rule: calls from one address. */
  RATE_LIMIT_COUPONS: limitVariable(20),
} as const;

export type CatalogueConfig = Readonly<z.infer<z.ZodObject<typeof variables>>> & UploadsConfig;

/** Throws InvalidConfig naming everything that is missing, what the chosen store of uploads needs included. */
export function readConfig(env = process.env): CatalogueConfig {
  return storesInBucket(env)
    ? loadConfig({ ...variables, ...bucketVariables }, env)
    : loadConfig({ ...variables, ...diskVariables }, env);
}

export const limitsOf = (config: CatalogueConfig): Limits => ({
  coupons: { points: config.RATE_LIMIT_COUPONS, seconds: MINUTE_SECONDS },
});

export const CATALOGUE_CONFIG = Symbol('CATALOGUE_CONFIG');
