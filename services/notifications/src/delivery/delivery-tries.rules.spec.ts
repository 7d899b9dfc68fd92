import { describe, expect, it } from '@jest/globals';
import { describeFailure, failureAfter, nextTry, waitAfter } from './delivery-tries.rules.ts';

const smtpError = (code: string, response?: string, command?: string) =>
  Object.assign(new Error('550 5.1.1 <asha@example.com> unknown'), {
    code,
    response,
    responseCode: response ? Number(response.slice(0, 3)) : undefined,
    command,
  });
const atRecipient = (response: string) => smtpError('EENVELOPE', response, 'RCPT TO');

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
    ['its address does not exist', atRecipient('550 5.1.1 <asha@example.com>: no such user')],
    ['its domain does not exist', atRecipient('550-5.1.2 no such domain')],
    ['its address does not exist, as said after the message', smtpError('EMESSAGE', '550 5.1.1 unknown', 'DATA')],
  ])('a mail is given up after the second try, not the first, when %s', (_case, error) => {
    expect([1, 2, 3].map((attempt) => failureAfter(attempt, error))).toEqual([
      undefined,
      'unknown-address',
      'unknown-address',
    ]);
  });

  it.each([
    ['the server refuses and does not say why', atRecipient('550 no')],
    ['the relay is not allowed', atRecipient('550 5.7.1 relaying denied')],
    ['a policy refuses it', atRecipient('554 5.7.0 policy')],
    ['the mailbox is full', atRecipient('552 5.2.2 mailbox full')],
    ['the mailbox is full for now', atRecipient('452 4.2.2 mailbox full')],
    ['the address is unknown for now', atRecipient('450 4.1.1 greylisted')],
    ['our sender address does not exist', atRecipient('550 5.1.8 bad sender')],
    ['our sender address is refused', smtpError('EENVELOPE', '550 5.1.1 no', 'MAIL FROM')],
    ['our password is wrong', smtpError('EAUTH', '535 5.7.8 no', 'AUTH PLAIN')],
    ['no mail server listens', smtpError('ESOCKET')],
    ['composing the mail failed', new TypeError('mail is not a function')],
    ['nobody knows why', 'broken'],
  ])('a mail is tried for its whole day when %s', (_case, error) => {
    expect([1, 2, 50].map((attempt) => failureAfter(attempt, error))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    [atRecipient('550 5.1.1 <asha@example.com>: no'), 'EENVELOPE 550 5.1.1 at RCPT TO'],
    [atRecipient('550 <asha@example.com>: no'), 'EENVELOPE 550 at RCPT TO'],
    [smtpError('ESOCKET'), 'ESOCKET'],
    [new TypeError('mail is not a function'), 'TypeError: mail is not a function'],
    ['broken', 'Unknown failure'],
  ])('describeFailure leaves addresses out of %p', (error, reason) => {
    expect(describeFailure(error)).toBe(reason);
  });
});
