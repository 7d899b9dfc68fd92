const SECOND = 1_000;
const FIRST_WAIT_MS = 2 * SECOND;
const LONGEST_WAIT_MS = 15 * 60 * SECOND;

/** How long a mail is tried. Source: decisions D-26 (a day). */
export const TRY_FOR_MS = 24 * 60 * 60 * SECOND;

/** Wait after try number `attempt` (from 1) has failed, in milliseconds: 2 s, doubling up to 15 minutes. */
export function waitAfter(attempt: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 20), LONGEST_WAIT_MS);
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

/** Whether the mail server has said that this recipient can never be reached. */
export function isUnreachableRecipient(error: unknown): boolean {
  const { code, responseCode, command } = error as SmtpError;
  if (code !== 'EENVELOPE') return false;
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

/** Why a try failed, in words that hold no address and nothing the server said about one. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown failure';
  const { code, responseCode, command, name, message } = error as SmtpError;
  if (!code) return `${name}: ${message}`.slice(0, 200);
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ');
}
