import { adminVariables, limitVariable, loadConfig, serviceVariables } from '@farmhouse/platform/config/config';

export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      /** Coupon validations per minute and address. Source: decisions D-51. */
      RATE_LIMIT_COUPONS: limitVariable(20),
    },
    env,
  );

export type CatalogueConfig = ReturnType<typeof readConfig>;
