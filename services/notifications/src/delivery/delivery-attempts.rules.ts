import type { MessageFailure } from '@farmhouse/contracts/messages/messages-sent';
import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { DAY_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import type { Outcome } from '../channel/channel.ts';

/** The longest wait between two attempts, unless the channel asks for more. */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const WAITS: Backoff = { firstMs: 2_000, maxMs: LONGEST_WAIT_MS };

/** How long delivery of a message is retried. Rule: mails are stored with their cause. */
const RETRY_FOR_MS = DAY_MS;

/** Wait after attempt number `attempt` (from 1) has failed, in milliseconds: 2 s, doubling up to 15 minutes. */
export function waitAfter(attempt: number): number {
  return backoffMs(attempt, WAITS);
}

/** Time of the next attempt, at least `atLeastMs` from now; undefined when the day since `dayBegins` is over. */
export function nextAttempt(dayBegins: Date, attempt: number, now: Date, atLeastMs = 0): Date | undefined {
  const next = new Date(now.getTime() + Math.max(waitAfter(attempt), atLeastMs));
  return next.getTime() - dayBegins.getTime() > RETRY_FOR_MS ? undefined : next;
}

/** One refusal may be the channel's mistake; the message is given up only after a second attempt. */
const ATTEMPTS_OF_A_REFUSED_MESSAGE = 2;

/** Why a message is given up before its day is over: its channel refuses it permanently. */
export function failureAfter(attempt: number, outcome: Outcome): MessageFailure | undefined {
  return outcome.result === 'refused' && attempt >= ATTEMPTS_OF_A_REFUSED_MESSAGE ? outcome.failure : undefined;
}
