import type { WhatsappFailure } from '@farmhouse/contracts/mails/messages-sent';
import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import type { Outcome } from '../channel.ts';

/** An answer of the Cloud API, as far as it is read. */
export interface CloudApiAnswer {
  status: number;
  /** The code of its error; undefined when the body has none. */
  code?: number;
  subcode?: number;
  /** The header Retry-After in seconds. */
  retryAfter?: number;
}

/** Retryable error codes, with their shortest wait in milliseconds; 0 leaves it to the usual backoff. */
const PASSING: ReadonlyMap<number, number> = new Map([
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

/** Codes that another attempt does not change. https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const FOR_GOOD: readonly (readonly [WhatsappFailure, readonly number[]])[] = [
  ['not-on-whatsapp', [131021, 131026]],
  ['outside-window', [131047]],
  ['opted-out', [131050]],
  ['template-refused', [132000, 132001, 132005, 132007, 132012, 132015, 132016]],
  ['account-refused', [0, 3, 10, 190, 368, 131005, 131031, 131042, 131045, 133010]],
];

/** The answer to a phone number ID that does not exist, or that the token may not use. */
const isUnknownSender = ({ code, subcode }: Pick<CloudApiAnswer, 'code' | 'subcode'>): boolean =>
  code === 100 && subcode === 33;

/** What a code says for good, undefined when it says nothing of the kind. */
export function failureOfCode(code: number): WhatsappFailure | undefined {
  if (code >= 200 && code <= 299) return 'account-refused';
  return FOR_GOOD.find(([, codes]) => codes.includes(code))?.[0];
}

const reasonOf = ({ status, code, subcode }: CloudApiAnswer): string =>
  ['WhatsApp', status, code !== undefined && `code ${code}`, subcode && `subcode ${subcode}`].filter(Boolean).join(' ');

/**
 * What an answer means that is not an acceptance. What asks to slow down, or is the server's own trouble, is tried
 * again; every other refusal is for good, so that the guest gets the mail without waiting for a day.
 */
export function outcomeOfAnswer(answer: CloudApiAnswer): Exclude<Outcome, { result: 'accepted' }> {
  const { status, code, retryAfter = 0 } = answer;
  const reason = reasonOf(answer);
  const passing = code === undefined ? undefined : PASSING.get(code);
  const failure = code === undefined ? undefined : failureOfCode(code);
  if (passing === undefined && (failure || isUnknownSender(answer)))
    return { result: 'refused', failure: failure ?? 'account-refused', reason };
  if (passing !== undefined || status === 429 || status === 408 || status >= 500)
    return {
      result: 'try-later',
      reason,
      waitMs: Math.max(passing ?? 0, Math.min(retryAfter * 1000, LONGEST_WAIT_MS)),
    };
  return { result: 'refused', failure: status === 401 ? 'account-refused' : 'refused', reason };
}
