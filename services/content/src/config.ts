import {
  adminUrlVariable,
  adminVariables,
  limitVariable,
  loadConfig,
  publicUrlVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';

/** Calls that one address may make in a limit's window. Rule: calls from one address. */
const limitVariables = {
  RATE_LIMIT_CONTACT: limitVariable(5),
  RATE_LIMIT_PRIVACY: limitVariable(5),
} as const;

const variables = {
  ...serviceVariables,
  ...adminVariables,
  ...publicUrlVariable,
  ...adminUrlVariable,
  ...limitVariables,
} as const;

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(variables, env);
export type ContentConfig = ReturnType<typeof readConfig>;
export const CONTENT_CONFIG = Symbol('CONTENT_CONFIG');

const TEN_MINUTES = 600;

export const limitsOf = (config: ContentConfig): Limits => ({
  contact: { points: config.RATE_LIMIT_CONTACT, seconds: TEN_MINUTES },
  privacy: { points: config.RATE_LIMIT_PRIVACY, seconds: TEN_MINUTES },
});
