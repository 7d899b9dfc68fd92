import { expect, it } from '@jest/globals';
import { REMINDERS, variablesReminder } from './reminders.ts';

it('the reminders after a restore name what a rotation of secrets since the backup has made unreadable', () => {
  const [, rotated] = REMINDERS.split('If secrets were replaced (make rotate) after the backup was made');

  expect(rotated).toMatch(/WhatsApp keys that were entered.*cannot be read: enter them again/);
  expect(rotated).toMatch(/Links that were sent to guests since open nothing/);
});

it.each([
  ['that names them', ['BACKUP', 'SMTP_URL'], /Set when the backup was made: BACKUP, SMTP_URL$/],
  ['of an older version, which names none', undefined, /unknown; usually SMTP_URL, MAIL_FROM, PUBLIC_URL/],
  ['of a product without variables', [], /^No variables were set/],
])('the reminder of variables after a restore from a backup %s says which to set', (_what, names, expected) => {
  expect(variablesReminder(names)).toMatch(expected);
});
