import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['asha@example.com', 'asha@example.com'],
  ['Asha@Example.COM', 'asha@example.com'],
  ['asha+1@example.com', 'asha@example.com'],
  ['asha+1+2@example.com', 'asha@example.com'],
  ['+asha@example.com', '+asha@example.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['A.s.ha+farm@gmail.com', 'asha@gmail.com'],
  ['as.ha@GoogleMail.com', 'asha@gmail.com'],
])('mailboxOf counts %s as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
