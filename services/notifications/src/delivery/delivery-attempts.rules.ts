import type { MessageFailure } from '@farmhouse/contracts/mails/messages-sent';
import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { DAY_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import type { Outcome } from '../channel/channel.ts';

/** The longest wait between two attempts, unless the channel asks for more. */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const WAITS: Backoff = { firstMs: 2_000, maxMs: LONGEST_WAIT_MS };

/** How long delivery of a message is retried. Rule: mails are stored with their cause. */
const RETRY_FOR_MS = DAY_MS;

/** Wait after the attempt with this number (from 1) has failed, in milliseconds: 2 s, doubling up to 15 minutes. */
export function waitAfter(attempt: number): number {
  return backoffMs(attempt, WAITS);
}

/** When to try again, after `atLeastMs` if the channel asks for that, or undefined when the day is over. */
export function nextAttempt(queuedAt: Date, attempt: number, now: Date, atLeastMs = 0): Date | undefined {
  const next = new Date(now.getTime() + Math.max(waitAfter(attempt), atLeastMs));
  return next.getTime() - queuedAt.getTime() > RETRY_FOR_MS ? undefined : next;
}

/** One refusal may be a mistake of the channel's; only after a second attempt the message is given up. */
const ATTEMPTS_OF_A_REFUSED_MESSAGE = 2;

/** Why a message is given up though its day is not over: its channel refuses it for good. */
export function failureAfter(attempt: number, outcome: Outcome): MessageFailure | undefined {
  return outcome.result === 'refused' && attempt >= ATTEMPTS_OF_A_REFUSED_MESSAGE ? outcome.failure : undefined;
}
