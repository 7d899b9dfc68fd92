import { adminVariables, limitVariable, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';
import { readUploadsConfig } from './uploads-config.ts';

export const readConfig = (env?: NodeJS.ProcessEnv) => ({
  ...loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      /** Coupon validations per minute and address. Rule: calls from one address. */
      RATE_LIMIT_COUPONS: limitVariable(20),
    },
    env,
  ),
  uploads: readUploadsConfig(env),
});

export type CatalogueConfig = Readonly<ReturnType<typeof readConfig>>;

export const CATALOGUE_CONFIG = Symbol('CATALOGUE_CONFIG');
