import { describeError } from '../describe-error.ts';
import type { Outcome } from '../channel.ts';

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

/** How the reason ends when the server has refused the recipient alone, for now or as its mailbox is full. */
export const AT_RECIPIENT = 'at RCPT TO';

/** Why a delivery attempt failed, without any address and without the server's own text, which may contain one. */
function describeFailure(error: SmtpError): string {
  const { code, responseCode, command } = error;
  if (!code) return describeError(error);
  return [code, responseCode, statusOf(error), command && `at ${command}`].filter(Boolean).join(' ');
}

/**
 * The outcome of an error of the mail server or of the connection to it: only an unknown address is a permanent
 * refusal.
 */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) return { result: 'try-later', reason: describeError(error) };
  const reason = describeFailure(error);
  return isUnknownAddress(error)
    ? { result: 'refused', failure: 'unknown-address', reason }
    : { result: 'try-later', reason };
}
