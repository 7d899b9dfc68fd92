import { describe, expect, it } from '@jest/globals';
import { describeFailure, isUnreachableRecipient, nextTry, waitAfter } from './delivery-tries.rules.ts';

const smtpError = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error('550 5.1.1 <asha@example.com> unknown'), { code, responseCode, command });

describe('delivery tries', () => {
  it.each([
    [1, 2],
    [2, 4],
    [5, 32],
    [9, 512],
    [10, 900],
    [500, 900],
  ])('after failed try %i the wait is %i seconds', (attempt, seconds) => {
    expect(waitAfter(attempt)).toBe(seconds * 1_000);
  });

  it.each([
    ['soon after the first try', 1, '2026-11-21T10:00:05Z', '2026-11-21T10:00:07.000Z'],
    ['up to the end of the day', 20, '2026-11-22T09:45:00Z', '2026-11-22T10:00:00.000Z'],
    ['never after a day', 20, '2026-11-22T09:45:01Z', undefined],
  ])('nextTry is %s', (_case, attempt, now, next) => {
    expect(nextTry(new Date('2026-11-21T10:00:00Z'), attempt, new Date(now))?.toISOString()).toBe(next);
  });

  it.each([
    ['the recipient does not exist', smtpError('EENVELOPE', 550, 'RCPT TO'), true],
    ['the mailbox is full for now', smtpError('EENVELOPE', 452, 'RCPT TO'), false],
    ['our sender address is refused', smtpError('EENVELOPE', 550, 'MAIL FROM'), false],
    ['our password is wrong', smtpError('EAUTH', 535, 'AUTH PLAIN'), false],
    ['no mail server listens', smtpError('ESOCKET'), false],
    ['composing the mail failed', new TypeError('mail is not a function'), false],
  ])('isUnreachableRecipient when %s', (_case, error, unreachable) => {
    expect(isUnreachableRecipient(error)).toBe(unreachable);
  });

  it.each([
    [smtpError('EENVELOPE', 550, 'RCPT TO'), 'EENVELOPE 550 at RCPT TO'],
    [smtpError('ESOCKET'), 'ESOCKET'],
    [new TypeError('mail is not a function'), 'TypeError: mail is not a function'],
    ['broken', 'Unknown failure'],
  ])('describeFailure leaves addresses out: %#', (error, reason) => {
    expect(describeFailure(error)).toBe(reason);
  });
});
