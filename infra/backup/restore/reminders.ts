/** What a restore cannot do itself, for the operator. */
export const REMINDERS = [
  'Everybody signs in to the dashboard again: its next start ends all sessions and forgets the trusted browsers.',
  'What was done after the moment that was restored is undone. Do it again:',
  '- If a password of the dashboard was changed since, the former one works again: change it.',
  '- If personal data was erased since, it is there again: erase it under Privacy requests.',
  '- If secrets were replaced since, the former ones are valid again: replace them.',
  'If secrets were replaced (make rotate) after the backup was made, those of the backup are valid, whatever time was restored:',
  '- WhatsApp keys that were entered or encrypted since cannot be read: enter them again under WhatsApp.',
  '- Links that were sent to guests since open nothing. docs/operations.md (Every year) says how to keep both on this machine.',
].join('\n');

/**
 * The variables that the product needs again, where they are not in the backup: `names` of those that were set when it
 * was made, undefined for a backup that does not say.
 */
export function variablesReminder(names: readonly string[] | undefined): string {
  if (names?.length === 0) return 'No variables were set for the product when the backup was made.';
  return [
    'Set the same variables as before for `make up`, on this machine too: they are not in the backup. Without SMTP_URL mails',
    'reach nobody, without BACKUP no backup is made at night.',
    `Set when the backup was made: ${names?.join(', ') ?? 'unknown; usually SMTP_URL, MAIL_FROM, PUBLIC_URL, ADMIN_URL, TRUSTED_PROXIES, BACKUP, BACKUP_…, WAL_ARCHIVE_DIR, UPLOADS_…'}`,
  ].join('\n');
}
