import { adminVariables, limitVariable, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import { z } from 'zod';

/** Folder of uploads; the gateway serves its `public` part. */
export const uploadsVariable = { UPLOADS_DIR: z.string().min(1) } as const;

export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      ...uploadsVariable,
      /** Coupon validations per minute and address. Source: decisions D-51. */
      RATE_LIMIT_COUPONS: limitVariable(20),
    },
    env,
  );

export type CatalogueConfig = ReturnType<typeof readConfig>;

export const CATALOGUE_CONFIG = Symbol('CATALOGUE_CONFIG');
