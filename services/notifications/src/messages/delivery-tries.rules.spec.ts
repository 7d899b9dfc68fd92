import { describe, expect, it } from '@jest/globals';
import { describeFailure, isUnreachableRecipient, nextTry, waitAfter } from './delivery-tries.rules.ts';

const smtpError = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error('550 5.1.1 <asha@example.com> unknown'), { code, responseCode, command });

describe('tries to deliver a mail', () => {
  it.each([
    [1, 2],
    [2, 4],
    [5, 32],
    [9, 512],
    [10, 900],
    [500, 900],
  ])('wait after try %i for %i seconds', (attempt, seconds) => {
    expect(waitAfter(attempt)).toBe(seconds * 1_000);
  });

  it.each([
    ['right after the first', 1, '2026-11-21T10:00:05Z', '2026-11-21T10:00:07.000Z'],
    ['to the end of the day', 20, '2026-11-22T09:45:00Z', '2026-11-22T10:00:00.000Z'],
    ['no longer', 20, '2026-11-22T09:45:01Z', undefined],
  ])('go on %s', (_case, attempt, now, next) => {
    expect(nextTry(new Date('2026-11-21T10:00:00Z'), attempt, new Date(now))?.toISOString()).toBe(next);
  });

  it.each([
    ['the recipient does not exist', smtpError('EENVELOPE', 550, 'RCPT TO'), true],
    ['the mailbox is full for now', smtpError('EENVELOPE', 452, 'RCPT TO'), false],
    ['our own address is refused', smtpError('EENVELOPE', 550, 'MAIL FROM'), false],
    ['our password is wrong', smtpError('EAUTH', 535, 'AUTH PLAIN'), false],
    ['nobody listens', smtpError('ESOCKET'), false],
    ['we made a mistake ourselves', new TypeError('mail is not a function'), false],
  ])('are given up at once only when they can never succeed: %s', (_case, error, unreachable) => {
    expect(isUnreachableRecipient(error)).toBe(unreachable);
  });

  it.each([
    [smtpError('EENVELOPE', 550, 'RCPT TO'), 'EENVELOPE 550 at RCPT TO'],
    [smtpError('ESOCKET'), 'ESOCKET'],
    [new TypeError('mail is not a function'), 'TypeError: mail is not a function'],
    ['broken', 'Unknown failure'],
  ])('leave a reason without anybody’s address: %#', (error, reason) => {
    expect(describeFailure(error)).toBe(reason);
  });
});
