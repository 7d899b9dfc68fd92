import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../channel/channel.ts';
import { failureAfter, nextAttempt, waitAfter } from './delivery-attempts.rules.ts';

const REFUSED: Outcome = { result: 'refused', failure: 'unknown-address', reason: 'no such user' };
const TRY_LATER: Outcome = { result: 'try-later', reason: 'mailbox full' };

describe('delivery attempts', () => {
  it.each([
    [1, 2],
    [2, 4],
    [5, 32],
    [9, 512],
    [10, 900],
    [500, 900],
  ])('after failed attempt %i the wait is %i seconds', (attempt, seconds) => {
    expect(waitAfter(attempt)).toBe(seconds * 1_000);
  });

  it.each([
    ['soon after the first attempt', 1, '2026-11-21T10:00:05Z', '2026-11-21T10:00:07.000Z'],
    ['up to the end of the day', 20, '2026-11-22T09:45:00Z', '2026-11-22T10:00:00.000Z'],
    ['never after a day', 20, '2026-11-22T09:45:01Z', undefined],
  ])('nextAttempt is %s', (_case, attempt, now, next) => {
    expect(nextAttempt(new Date('2026-11-21T10:00:00Z'), attempt, new Date(now))?.toISOString()).toBe(next);
  });

  it.each([
    ['is given up after the second attempt, not the first, when its channel refuses it', REFUSED, 'unknown-address'],
    ['is retried for its whole day when its channel asks to try later', TRY_LATER, undefined],
  ])('a message %s', (_case, outcome, failure) => {
    expect([1, 2, 50].map((attempt) => failureAfter(attempt, outcome))).toEqual([undefined, failure, failure]);
  });
});
