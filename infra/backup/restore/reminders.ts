/** What a restore cannot do itself, for the operator. */
export const REMINDERS = [
  'Everybody signs in to the dashboard again: its next start ends all sessions and forgets the trusted browsers.',
  'What was done after the moment that was restored is undone. Do it again:',
  '- If a password of the dashboard was changed since, the former one works again: change it.',
  '- If personal data was erased since, it is there again: erase it under Privacy requests.',
  '- If secrets were replaced since, the former ones are valid again: replace them.',
].join('\n');
