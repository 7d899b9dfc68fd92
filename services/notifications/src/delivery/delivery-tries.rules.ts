import { backoffMs, type Backoff } from '@farmhouse/contracts/timing/backoff';

const MINUTE_MS = 60_000;
const WAITS: Backoff = { firstMs: 2_000, maxMs: 15 * MINUTE_MS };

/** How long delivery of a mail is retried. Source: decisions D-26 (a day). */
const TRY_FOR_MS = 24 * 60 * MINUTE_MS;

/** Wait after try number `attempt` (from 1) has failed, in milliseconds: 2 s, doubling up to 15 minutes. */
export function waitAfter(attempt: number): number {
  return backoffMs(attempt, WAITS);
}

/** When to try again, or undefined when the day is over. */
export function nextTry(queuedAt: Date, attempt: number, now: Date): Date | undefined {
  const next = new Date(now.getTime() + waitAfter(attempt));
  return next.getTime() - queuedAt.getTime() > TRY_FOR_MS ? undefined : next;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** True if the mail server refused the recipient's address permanently. */
export function isUnreachableRecipient(error: unknown): boolean {
  const { code, responseCode, command } = error as SmtpError;
  if (code !== 'EENVELOPE') return false;
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

/** Why a try failed, without any address and without the server's own text, which may contain one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown failure';
  const { code, responseCode, command, name, message } = error as SmtpError;
  if (!code) return `${name}: ${message}`.slice(0, 200);
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ');
}
