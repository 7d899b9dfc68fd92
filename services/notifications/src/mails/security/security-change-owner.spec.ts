import type { SecurityChange } from '@farmhouse/contracts/security/security-change';
import { describe, expect, it } from '@jest/globals';
import { exampleNow, exampleSecurityChange, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import { composeMail } from '../compose.ts';
import { MAILS } from '../mails.ts';
import { masked } from './masked.ts';

const mail = MAILS['security-change-owner'];

it.each<[string, SecurityChange, string, RegExp]>([
  [
    'the old and the new UPI id, masked',
    { kind: 'setting', key: 'upi_id', from: 'mangogrove@okbank', to: 'thief@otherbank' },
    'The UPI id that guests pay to was changed',
    /Before\s+ma…@okbank\s+Now\s+th…@otherbank/,
  ],
  [
    'that an address was not set before',
    { kind: 'setting', key: 'booking_email', from: null, to: 'owner@farm.example' },
    'The address for booking mails was changed',
    /Before\s+Not set\s+Now\s+ow…@farm\.example/,
  ],
  [
    'whose password was changed',
    { kind: 'password', username: 'asha' },
    'The password of asha was changed',
    /If it was not you, choose 'Forgot the password\?' at the sign-in/,
  ],
  [
    'that a link from a mail has changed a password',
    { kind: 'password', username: 'asha', byLink: true },
    'The password of asha was changed with a link from a mail',
    /change the password of your mailbox/,
  ],
  [
    'the name of a custom script',
    { kind: 'custom-script', name: 'Visitor counter', action: 'switched on' },
    'A custom script was switched on',
    /Script\s+Visitor counter/,
  ],
  [
    'which message to guests has another text',
    { kind: 'message-template', name: 'Booking confirmed', action: 'changed' },
    'The text of a message to guests was changed',
    /Message\s+Booking confirmed/,
  ],
  [
    'which message to guests has its original text again',
    { kind: 'message-template', name: 'Booking confirmed', action: 'changed back to the original' },
    'The text of a message to guests was changed back to the original',
    /Message\s+Booking confirmed/,
  ],
  [
    'which keys of WhatsApp were entered and removed',
    {
      kind: 'whatsapp-keys',
      changed: [
        { key: 'phoneNumberId', action: 'entered' },
        { key: 'accessToken', action: 'entered' },
        { key: 'appSecret', action: 'removed' },
      ],
    },
    'The keys of WhatsApp were entered and removed',
    /Entered\s+Phone number ID, Access token\s+Removed\s+App secret/,
  ],
  [
    'which key of WhatsApp was changed',
    { kind: 'whatsapp-keys', changed: [{ key: 'verifyToken', action: 'changed' }] },
    'The keys of WhatsApp were changed',
    /Changed\s+Verify token/,
  ],
])('the mail of a security change says %s, by whom, when and from where', async (_what, change, subject, expected) => {
  const composed = await composeMail(
    mail,
    exampleSecurityChange({ change }),
    exampleSettings(),
    exampleSite,
    exampleNow,
  );

  expect(composed.subject).toBe(subject);
  expect(composed.text).toMatch(expected);
  expect(composed.text).toMatch(
    /By\s+owner\s+When\s+Fri, 20 Nov 2026, 10:00 am \(Indian time\)\s+Device\s+Chrome on Windows\s+Network\s+203\.0\.113\.0/,
  );
});

describe('the mail of a security change is sent', () => {
  it('to the address for booking mails', () => {
    expect(mail.to.address(exampleSecurityChange(), exampleSettings())).toBe('owner@mangogrove.example');
  });

  it('to the address that the change names', () => {
    const payload = exampleSecurityChange({ recipient: 'former@farm.example' });

    expect(mail.to.address(payload, exampleSettings())).toBe('former@farm.example');
  });
});

it.each([undefined, 'https://admin.farm.example'])(
  'the mail of a security change links to the dashboard at its address %s',
  async (ADMIN_URL) => {
    const site = { ...exampleSite, ADMIN_URL };
    const { html } = await composeMail(mail, exampleSecurityChange(), exampleSettings(), site, exampleNow);

    expect(html).toContain(`${ADMIN_URL ?? 'https://farm.example'}/admin/dashboard/settings`);
  },
);

it.each([
  ['owner@farm.example', 'ow…@farm.example'],
  ['ab@farm.example', '…@farm.example'],
  ['no sign', 'no…'],
])('masked %s is %s', (value, shown) => {
  expect(masked(value)).toBe(shown);
});
