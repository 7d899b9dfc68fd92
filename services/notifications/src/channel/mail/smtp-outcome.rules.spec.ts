import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './smtp-outcome.rules.ts';

const smtpError = (code: string, response?: string, command?: string) =>
  Object.assign(new Error('550 5.1.1 <asha@example.com> unknown'), {
    code,
    response,
    responseCode: response ? Number(response.slice(0, 3)) : undefined,
    command,
  });
const atRecipient = (response: string) => smtpError('EENVELOPE', response, 'RCPT TO');

describe('the outcome of an SMTP delivery attempt', () => {
  it.each([
    ['its address does not exist', atRecipient('550 5.1.1 <asha@example.com>: no such user')],
    ['its domain does not exist', atRecipient('550-5.1.2 no such domain')],
    ['its address does not exist, as said after the message', smtpError('EMESSAGE', '550 5.1.1 unknown', 'DATA')],
  ])('is a permanent refusal when %s', (_case, error) => {
    expect(outcomeOf(error)).toMatchObject({ result: 'refused', failure: 'unknown-address' });
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
    ['an unknown reason', 'broken'],
  ])('asks to try later when %s', (_case, error) => {
    expect(outcomeOf(error)).toMatchObject({ result: 'try-later' });
  });

  it.each([
    [atRecipient('550 5.1.1 <asha@example.com>: no'), 'EENVELOPE 550 5.1.1 at RCPT TO'],
    [atRecipient('550 <asha@example.com>: no'), 'EENVELOPE 550 at RCPT TO'],
    [smtpError('ESOCKET'), 'ESOCKET'],
    [new TypeError('mail is not a function'), 'TypeError: mail is not a function'],
    ['broken', 'Unknown failure'],
  ])('leaves addresses out of the reason of %p', (error, reason) => {
    expect(outcomeOf(error)).toMatchObject({ reason });
  });
});
