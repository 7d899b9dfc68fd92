import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { expect, it } from '@jest/globals';
import { exampleNow, examplePasswordReset, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import type { CurrentBookings } from '../current-bookings.ts';
import { composeMail } from '../compose.ts';
import { MAILS } from '../mails.ts';

const mail = MAILS['password-reset-owner'];
const NO_FACTS: CurrentBookings = { booking: () => Promise.reject(new Error('There is no booking')) };

it('the mail for a forgotten password is sent to the address for booking mails', () => {
  expect(mail.to.address(examplePasswordReset(), exampleSettings())).toBe('owner@mangogrove.example');
});

it('the mail for a forgotten password says for whom, how long, when and from where', async () => {
  const { subject, text } = await composeMail(mail, examplePasswordReset(), exampleSettings(), exampleSite, exampleNow);

  expect(subject).toBe('Set a new password for asha');
  expect(text).toMatch(/works once, for 30 minutes/);
  expect(text).toMatch(
    /When\s+Sat, 21 Nov 2026, 5:55 pm \(Indian time\)\s+Device\s+Chrome on Android\s+Network\s+203\.0\.113\.0/,
  );
});

it.each([undefined, 'https://admin.farm.example'])(
  'the link for a new password leads to the dashboard at its address %s, with the token in the fragment',
  async (ADMIN_URL) => {
    const payload = examplePasswordReset();
    const token = passwordResetToken(exampleSite.GUEST_TOKEN_SECRET, payload.resetId);

    const { html } = await composeMail(mail, payload, exampleSettings(), { ...exampleSite, ADMIN_URL }, exampleNow);

    expect(html).toContain(`"${ADMIN_URL ?? 'https://farm.example'}/admin/new-password#token=${token}"`);
    expect(JSON.stringify(payload)).not.toContain(token);
  },
);

it.each([
  ['within half an hour', '2026-11-21T12:54:59.000Z', false],
  ['half an hour later', '2026-11-21T12:55:00.000Z', true],
])('a mail for a forgotten password that is sent %s is outdated: %s', async (_when, now, expected) => {
  expect(await mail.isOutdated?.(examplePasswordReset(), NO_FACTS, new Date(now))).toBe(expected);
});
