import type { MailFailure } from '@farmhouse/contracts/mails/mails';
import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';
import { DAY_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';

const WAITS: Backoff = { firstMs: 2_000, maxMs: 15 * MINUTE_MS };

/** How long delivery of a mail is retried. Source: decisions D-26 (a day). */
const TRY_FOR_MS = DAY_MS;

/** Wait after try number `attempt` (from 1) has failed, in milliseconds: 2 s, doubling up to 15 minutes. */
export function waitAfter(attempt: number): number {
  return backoffMs(attempt, WAITS);
}

/** When to try again, or undefined when the day is over. */
export function nextTry(queuedAt: Date, attempt: number, now: Date): Date | undefined {
  const next = new Date(now.getTime() + waitAfter(attempt));
  return next.getTime() - queuedAt.getTime() > TRY_FOR_MS ? undefined : next;
}

/** One refusal may be a mistake of the server's; only after a second one the mail is given up. */
const TRIES_OF_AN_UNKNOWN_ADDRESS = 2;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  /** The server's whole answer. */
  response?: string;
  command?: string;
}

/** The enhanced status code of the server's answer (RFC 3463), such as `5.1.1`. */
function statusOf({ response = '' }: SmtpError): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}

/** True if the server says that the recipient's address does not exist; 5.1.7 and 5.1.8 are about the sender's. */
function isUnknownAddress(error: SmtpError): boolean {
  return /^5\.1\.(?![78]$)/.test(statusOf(error) ?? '') && error.command !== 'MAIL FROM';
}

/** Why a mail is given up though its day is not over: its address has been unknown at two tries. */
export function failureAfter(attempt: number, error: unknown): MailFailure | undefined {
  const isKnown = !(error instanceof Error) || !isUnknownAddress(error);
  return isKnown || attempt < TRIES_OF_AN_UNKNOWN_ADDRESS ? undefined : 'unknown-address';
}

/** Why a try failed, without any address and without the server's own text, which may contain one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown failure';
  const { code, responseCode, command, name, message } = error as SmtpError;
  if (!code) return `${name}: ${message}`.slice(0, 200);
  return [code, responseCode, statusOf(error), command && `at ${command}`].filter(Boolean).join(' ');
}
