import { adminVariables, limitVariable, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import { z } from 'zod';

export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      /** Folder of uploads; its `public` part is served by the gateway. */
      UPLOADS_DIR: z.string().min(1),
      /** Coupon validations per minute and address. Source: decisions D-51. */
      RATE_LIMIT_COUPONS: limitVariable(20),
    },
    env,
  );

export type CatalogueConfig = ReturnType<typeof readConfig>;

export const CATALOGUE_CONFIG = Symbol('CATALOGUE_CONFIG');
