import { USERNAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@farmhouse/contracts/identity/admin';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  adminUrlVariable,
  guestTokenVariable,
  limitVariable,
  loadConfig,
  publicUrlVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';
import { z } from 'zod';

/** Identity's variables. Without ADMIN_PASSWORD the first start generates a password and prints it. */
export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...publicUrlVariable,
      ...adminUrlVariable,
      ...guestTokenVariable,
      ADMIN_USERNAME: z.string().min(1).max(USERNAME_MAX_LENGTH).default('admin'),
      ADMIN_PASSWORD: z
        .string()
        .min(PASSWORD_MIN_LENGTH, `must have at least ${PASSWORD_MIN_LENGTH} characters`)
        .optional(),
      /** Sign-ins and new passwords by link per minute and address, right or wrong, counted before the body is read. */
      RATE_LIMIT_LOGIN_CALLS: limitVariable(60),
      RATE_LIMIT_LOGIN: limitVariable(5),
      RATE_LIMIT_LOGIN_HOURLY: limitVariable(30),
      /** Failures an hour at one account, of all browsers that are not trusted for it together. */
      RATE_LIMIT_LOGIN_ACCOUNT: limitVariable(100),
      /** Requests for a new password per hour, of one address and for one user name. */
      RATE_LIMIT_PASSWORD_RESET: limitVariable(5),
    },
    env,
  );

export type IdentityConfig = ReturnType<typeof readConfig>;

export const limitsOf = (config: IdentityConfig): Limits => ({
  loginCalls: { points: config.RATE_LIMIT_LOGIN_CALLS, seconds: MINUTE_SECONDS },
  login: { points: config.RATE_LIMIT_LOGIN, seconds: MINUTE_SECONDS },
  loginHourly: { points: config.RATE_LIMIT_LOGIN_HOURLY, seconds: HOUR_SECONDS },
  loginAccount: { points: config.RATE_LIMIT_LOGIN_ACCOUNT, seconds: HOUR_SECONDS },
  lockMails: { points: 1, seconds: HOUR_SECONDS },
  passwordReset: { points: config.RATE_LIMIT_PASSWORD_RESET, seconds: HOUR_SECONDS },
  passwordResetAccount: { points: config.RATE_LIMIT_PASSWORD_RESET, seconds: HOUR_SECONDS },
});

export const IDENTITY_CONFIG = Symbol('IDENTITY_CONFIG');
