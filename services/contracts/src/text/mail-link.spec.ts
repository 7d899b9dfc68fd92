import { describe, expect, it } from '@jest/globals';
import { mailLink } from './mail-link.ts';

describe('mailLink', () => {
  it.each([
    ['asha@example.com', undefined, 'mailto:asha@example.com'],
    ['asha@example.com', 'Re: Pool & lawn', 'mailto:asha@example.com?subject=Re%3A%20Pool%20%26%20lawn'],
    ['a?bcc=b@example.com', undefined, 'mailto:a%3Fbcc%3Db@example.com'],
    ['asha@example.com', 'Hi&bcc=b@example.com', 'mailto:asha@example.com?subject=Hi%26bcc%3Db%40example.com'],
  ])('encodes %s with the subject %s', (email, subject, link) => {
    expect(mailLink(email, subject)).toBe(link);
  });
});
