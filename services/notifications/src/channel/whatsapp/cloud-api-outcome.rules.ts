import type { WhatsappFailure } from '@farmhouse/contracts/messages/messages-sent';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import type { Outcome } from '../channel.ts';

/** The fields of a Cloud API response that are read. */
export interface CloudApiResponse {
  status: number;
  /** The error code; undefined when the body has none. */
  code?: number;
  subcode?: number;
  /** The header Retry-After in seconds. */
  retryAfter?: number;
}

/** Retryable error codes, with their shortest wait in milliseconds; 0 leaves it to the usual backoff. */
const RETRYABLE: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [2, 0],
  [4, 10 * MINUTE_MS],
  [80007, 10 * MINUTE_MS],
  [130429, MINUTE_MS],
  [131000, 0],
  [131016, 0],
  [131048, 10 * MINUTE_MS],
  [131056, MINUTE_MS],
  [131057, 0],
  [133004, 0],
  [133016, 10 * MINUTE_MS],
]);

/** Longest Retry-After that is followed. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** Codes for which a retry is pointless. https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const PERMANENT: readonly (readonly [WhatsappFailure, readonly number[]])[] = [
  ['not-on-whatsapp', [131021, 131026]],
  ['outside-window', [131047]],
  ['opted-out', [131050]],
  ['template-refused', [132000, 132001, 132005, 132007, 132012, 132015, 132016]],
  ['account-refused', [0, 3, 10, 190, 368, 131005, 131031, 131042, 131045, 133010]],
];

/** The response to a phone number ID that does not exist, or that the token may not use. */
const isUnknownSender = ({ code, subcode }: Pick<CloudApiResponse, 'code' | 'subcode'>): boolean =>
  code === 100 && subcode === 33;

/** The permanent failure that a code stands for, undefined for any other code. */
export function failureOfCode(code: number): WhatsappFailure | undefined {
  if (code >= 200 && code <= 299) return 'account-refused';
  return PERMANENT.find(([, codes]) => codes.includes(code))?.[0];
}

const reasonOf = ({ status, code, subcode }: CloudApiResponse): string =>
  ['WhatsApp', status, code !== undefined && `code ${code}`, subcode && `subcode ${subcode}`].filter(Boolean).join(' ');

/**
 * The outcome of a response that does not accept the message. Throttling and server errors are retried; every other
 * refusal is permanent, so that the guest gets the mail without waiting for a day.
 */
export function outcomeOfResponse(response: CloudApiResponse): Exclude<Outcome, { result: 'accepted' }> {
  const { status, code, retryAfter = 0 } = response;
  const reason = reasonOf(response);
  const minWaitMs = code === undefined ? undefined : RETRYABLE.get(code);
  const failure = code === undefined ? undefined : failureOfCode(code);
  if (minWaitMs === undefined && (failure || isUnknownSender(response)))
    return { result: 'refused', failure: failure ?? 'account-refused', reason };
  if (minWaitMs !== undefined || status === 429 || status === 408 || status >= 500)
    return {
      result: 'try-later',
      reason,
      waitMs: Math.max(minWaitMs ?? 0, Math.min(retryAfter * 1000, LONGEST_WAIT_MS)),
    };
  return { result: 'refused', failure: status === 401 ? 'account-refused' : 'refused', reason };
}
