import { describe, expect, it } from '@jest/globals';
import { exampleNow, exampleOperationAlert, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import { composeMail } from '../compose.ts';
import { MAILS } from '../mails.ts';
import { ALERT_RULES } from './alert-rule.ts';

const mail = MAILS['operation-alert-owner'];

const written = async (changes: Parameters<typeof exampleOperationAlert>[0]) => {
  const composed = await composeMail(mail, exampleOperationAlert(changes), exampleSettings(), exampleSite, exampleNow);
  return { subject: composed.subject, text: String(composed.text).replace(/\s+/g, ' ') };
};

describe('the mail about an operational problem', () => {
  it.each(ALERT_RULES)('says for %s since when it lasts and that the mail is repeated once a day', async (rule) => {
    const { text } = await written({ rule });

    expect(text).toContain('Since Sat, 21 Nov 2026, 10:05 am (Indian time)');
    expect(text).toContain('once a day for as long as it goes on');
  });

  it.each([
    ['begins', 'Not working: Bookings and payments'],
    ['goes-on', 'Still: Not working: Bookings and payments'],
    ['is-over', 'Over: Not working: Bookings and payments'],
  ] as const)('when it %s has the subject line %s', async (told, subject) => {
    expect((await written({ told })).subject).toBe(subject);
  });

  it.each([
    ['postgres', 'Keeps restarting: The database'],
    ['gateway', 'Keeps restarting: The web server'],
  ])('names %s in the words of an owner', async (about, subject) => {
    expect((await written({ rule: 'service-restarts', about })).subject).toBe(subject);
  });

  it.each([
    ['service-down', 'Guests notice nothing, but no backups are made.'],
    ['service-restarts', 'Guests notice nothing, but backups may come late or not at all.'],
  ] as const)('says for %s of the schedule of backups: %s', async (rule, meaning) => {
    const { text } = await written({ rule, about: 'backup-schedule' });

    expect(text).toContain(meaning);
    expect(text).toContain('docker compose logs backup-schedule');
    expect(text).not.toMatch(/calls of guests|Guests may see/);
  });

  it.each([
    ['backup-old', ['make backup', 'docker compose run --rm backup']],
    ['backup-missing-in-bucket', ['make backup', 'docker compose run --rm backup']],
    ['backup-check-failed', ['make check-backup', 'docker compose run --rm --build backup-check']],
    ['backup-check-old', ['make check-backup', 'docker compose run --rm --build backup-check']],
  ] as const)('names for %s the commands of one machine and of containers', async (rule, commands) => {
    const { text } = await written({ rule, about: '' });

    for (const command of commands) expect(text).toContain(command);
  });

  it('shows the technical name of a service that has no other', async () => {
    expect((await written({ about: 'other' })).subject).toBe('Not working: other');
  });
});
