import { expect, it } from '@jest/globals';
import { recipientText } from './sent-status.ts';

it.each([
  ['whatsapp', '+919848012345', '+919848012345'],
  ['whatsapp', '919848012345', '+919848012345'],
  ['mail', 'asha@example.com', 'asha@example.com'],
  ['mail', '', 'no address'],
] as const)('the recipient of a message by %s, stored as %s, is shown as %s', (channel, recipient, shown) => {
  expect(recipientText({ channel, recipient })).toBe(shown);
});
