import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';
import {
  adminUrlVariable,
  adminVariables,
  guestTokenVariable,
  limitVariable,
  loadConfig,
  previousGuestTokenVariables,
  publicUrlVariable,
  encryptionVariable,
  serviceVariables,
} from '@farmhouse/platform/config/config';
import type { Limits } from '@farmhouse/platform/rate-limit/rate-limits';
import { z } from 'zod';
import { watchedProcesses, type WatchedProcess } from './watched-processes.ts';

const TEST_WINDOW_SECONDS = 10 * MINUTE_SECONDS;

/** `name@host`, or `Name <name@host>` on one line. */
const SENDER = /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

function parsedWatched(list: string, context: z.RefinementCtx): WatchedProcess[] {
  try {
    return watchedProcesses(list);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().regex(SENDER, 'must be an address, or a name with an address in angle brackets'),
  /** Mails an hour to the owner that anyone can trigger; more are withheld and summarised in a digest. */
  RATE_LIMIT_OWNER_MAILS: limitVariable(300),
  /** Reports of WhatsApp per minute and address, counted before their bodies are read. */
  RATE_LIMIT_WEBHOOKS: limitVariable(600),
  /** Base URL of WhatsApp's Cloud API; any other than Meta's is for tests. */
  WHATSAPP_API_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  /** Test messages per 10 minutes and address that the owner may send to their own address. */
  RATE_LIMIT_TEMPLATE_TESTS: limitVariable(20),
  /**
   * Processes whose metrics are read to mail the owner about operational problems; none where Prometheus monitors them.
   */
  WATCHED_METRICS: z.string().default('').transform(parsedWatched),
} as const;

export const readConfig = (env?: NodeJS.ProcessEnv) =>
  loadConfig(
    {
      ...serviceVariables,
      ...adminVariables,
      ...publicUrlVariable,
      ...adminUrlVariable,
      ...guestTokenVariable,
      ...previousGuestTokenVariables,
      ...encryptionVariable,
      ...mailVariables,
    },
    env,
  );

export type NotificationsConfig = ReturnType<typeof readConfig>;

export const limitsOf = (config: NotificationsConfig): Limits => ({
  ownerMails: { points: config.RATE_LIMIT_OWNER_MAILS, seconds: HOUR_SECONDS, batched: true },
  webhooks: { points: config.RATE_LIMIT_WEBHOOKS, seconds: MINUTE_SECONDS },
  'template-tests': { points: config.RATE_LIMIT_TEMPLATE_TESTS, seconds: TEST_WINDOW_SECONDS },
});

export const CONFIG = Symbol('CONFIG');
