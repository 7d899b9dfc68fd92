import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  adminUrlVariable,
  adminVariables,
  fetchVariable,
  guestTokenVariable,
  limitVariable,
  loadConfig,
  previousGuestTokenVariables,
  publicUrlVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';

/** Calls that one address may make in a limit's window. Rule: calls from one address. */
const limitVariables = {
  RATE_LIMIT_BOOKINGS: limitVariable(30),
  RATE_LIMIT_COUPONS: limitVariable(20),
  RATE_LIMIT_LOOKUP: limitVariable(10),
  RATE_LIMIT_LOOKUP_CODE: limitVariable(10),
  RATE_LIMIT_PAYMENTS: limitVariable(20),
  RATE_LIMIT_QUOTE: limitVariable(600),
  RATE_LIMIT_SESSION: limitVariable(600),
} as const;

const variables = {
  ...serviceVariables,
  ...adminVariables,
  ...publicUrlVariable,
  ...adminUrlVariable,
  ...guestTokenVariable,
  ...previousGuestTokenVariables,
  ...fetchVariable,
  ...limitVariables,
} as const;

export const readConfig = (env: NodeJS.ProcessEnv = process.env) => loadConfig(variables, env);
export type BookingsConfig = ReturnType<typeof readConfig>;

export const limitsOf = (config: BookingsConfig): Limits => ({
  bookings: { points: config.RATE_LIMIT_BOOKINGS, seconds: MINUTE_SECONDS },
  coupons: { points: config.RATE_LIMIT_COUPONS, seconds: MINUTE_SECONDS },
  lookup: { points: config.RATE_LIMIT_LOOKUP, seconds: 15 * MINUTE_SECONDS },
  lookupCode: { points: config.RATE_LIMIT_LOOKUP_CODE, seconds: HOUR_SECONDS },
  lookupCodeOfAll: { points: config.RATE_LIMIT_LOOKUP_CODE, seconds: HOUR_SECONDS },
  payments: { points: config.RATE_LIMIT_PAYMENTS, seconds: MINUTE_SECONDS },
  quote: { points: config.RATE_LIMIT_QUOTE, seconds: MINUTE_SECONDS },
  session: { points: config.RATE_LIMIT_SESSION, seconds: MINUTE_SECONDS },
});

export const BOOKINGS_CONFIG = Symbol('BOOKINGS_CONFIG');
