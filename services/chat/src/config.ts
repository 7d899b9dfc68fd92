import { CHAT_MESSAGES_PER_MINUTE } from '@farmhouse/contracts/chat/chat-message';
import { MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  adminUrlVariable,
  adminVariables,
  guestTokenVariable,
  limitVariable,
  loadConfig,
  publicUrlVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';

/** Sockets that one address may open per minute: a phone on a bad connection reconnects every few seconds. */
const CONNECTS_PER_MINUTE = 120;

const limitVariables = {
  /** Chats that one address may start per minute. Rule: calls from one address. */
  RATE_LIMIT_CHAT_STARTS: limitVariable(10),
  /** Messages per minute of one side of a chat. */
  RATE_LIMIT_CHAT_MESSAGES: limitVariable(CHAT_MESSAGES_PER_MINUTE),
  RATE_LIMIT_CHAT_CONNECTS: limitVariable(CONNECTS_PER_MINUTE),
} as const;

const variables = {
  ...serviceVariables,
  ...adminVariables,
  ...publicUrlVariable,
  ...adminUrlVariable,
  ...guestTokenVariable,
  ...limitVariables,
} as const;

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(variables, env);
export type ChatConfig = ReturnType<typeof readConfig>;
export const CHAT_CONFIG = Symbol('CHAT_CONFIG');

export const limitsOf = (config: ChatConfig): Limits => ({
  starts: { points: config.RATE_LIMIT_CHAT_STARTS, seconds: MINUTE_SECONDS },
  connects: { points: config.RATE_LIMIT_CHAT_CONNECTS, seconds: MINUTE_SECONDS },
});
