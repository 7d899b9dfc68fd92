import { describe, expect, it } from '@jest/globals';
import { outcomeOfResponse } from './cloud-api-outcome.rules.ts';

describe('an error of WhatsApp’s Cloud API', () => {
  it.each([
    ['the number has no WhatsApp', { status: 400, code: 131026 }, 'not-on-whatsapp'],
    ['free text outside the 24 hours', { status: 400, code: 131047 }, 'outside-window'],
    ['the template does not exist', { status: 404, code: 132001 }, 'template-refused'],
    ['the template is paused', { status: 400, code: 132015 }, 'template-refused'],
    ['the template has other fields', { status: 400, code: 132000 }, 'template-refused'],
    ['the token has expired', { status: 401, code: 190 }, 'account-refused'],
    ['a permission is missing', { status: 403, code: 200 }, 'account-refused'],
    ['the phone number ID is unknown', { status: 400, code: 100, subcode: 33 }, 'account-refused'],
    ['the account is locked', { status: 400, code: 131031 }, 'account-refused'],
    ['the recipient wants none', { status: 400, code: 131050 }, 'opted-out'],
    ['401 without a code', { status: 401 }, 'account-refused'],
    ['a wrong parameter', { status: 400, code: 100 }, 'refused'],
    ['400 with a code that nobody knows', { status: 400, code: 999_999 }, 'refused'],
  ])('is a permanent refusal: %s', (_case, response, failure) => {
    expect(outcomeOfResponse(response)).toMatchObject({ result: 'refused', failure });
  });

  it.each([
    ['too many messages', { status: 429, code: 130429 }, 60_000],
    ['too many messages to one number', { status: 400, code: 131056 }, 60_000],
    ['the account’s limit', { status: 400, code: 80007 }, 600_000],
    ['429 that names a wait', { status: 429, retryAfter: 90 }, 90_000],
    ['429 that names a wait of a week', { status: 429, retryAfter: 604_800 }, 900_000],
    ['WhatsApp’s own trouble', { status: 500, code: 131000 }, 0],
    ['503 without a body', { status: 503 }, 0],
    ['a code that passes, whatever the status', { status: 400, code: 131016 }, 0],
  ])('asks to try later: %s', (_case, response, waitMs) => {
    expect(outcomeOfResponse(response)).toMatchObject({ result: 'try-later', waitMs });
  });

  it('is named by its numbers alone, as its text may hold a number of a guest', () => {
    expect(outcomeOfResponse({ status: 400, code: 100, subcode: 33 }).reason).toBe('WhatsApp 400 code 100 subcode 33');
  });
});
