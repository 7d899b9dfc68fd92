import { browserLinkToken } from '@farmhouse/platform/auth/browser-link';
import { expect, it } from '@jest/globals';
import { exampleNow, exampleSettings, exampleSignInLock, exampleSite } from '../../testing/example-mails.ts';
import type { CurrentBookings } from '../current-bookings.ts';
import { composeMail } from '../compose.ts';
import { MAILS } from '../mails.ts';

const mail = MAILS['sign-in-locked-owner'];
const NO_FACTS: CurrentBookings = { booking: () => Promise.reject(new Error('There is no booking')) };

it('the mail about a locked sign-in is sent to the address for booking mails', () => {
  expect(mail.to.address(exampleSignInLock(), exampleSettings())).toBe('owner@mangogrove.example');
});

it('the mail about a locked sign-in says for whom, since when, and what the link does', async () => {
  const { subject, text } = await composeMail(mail, exampleSignInLock(), exampleSettings(), exampleSite, exampleNow);

  const words = String(text).replace(/\s+/g, ' ');
  expect(subject).toBe('Failed sign-ins for asha');
  expect(words).toContain('by Sat, 21 Nov 2026, 5:55 pm (Indian time)');
  expect(words).toContain('then sign in with your password as always. It works once, for 30 minutes');
});

it.each([undefined, 'https://admin.farm.example'])(
  'the link that lets a browser sign in leads to the dashboard at its address %s, with the token in the fragment',
  async (ADMIN_URL) => {
    const payload = exampleSignInLock();
    const token = browserLinkToken(exampleSite.GUEST_TOKEN_SECRET, payload.linkId);

    const { html } = await composeMail(mail, payload, exampleSettings(), { ...exampleSite, ADMIN_URL }, exampleNow);

    expect(html).toContain(`"${ADMIN_URL ?? 'https://farm.example'}/admin/known-browser#token=${token}"`);
    expect(JSON.stringify(payload)).not.toContain(token);
  },
);

it.each([
  ['within half an hour', '2026-11-21T12:54:59.000Z', false],
  ['half an hour later', '2026-11-21T12:55:00.000Z', true],
])('a mail about a locked sign-in that is sent %s is outdated: %s', async (_when, now, expected) => {
  expect(await mail.isOutdated?.(exampleSignInLock(), NO_FACTS, new Date(now))).toBe(expected);
});
