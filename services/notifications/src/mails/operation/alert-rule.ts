/** The operational problems that the owner is mailed about. */
export const ALERT_RULES = [
  'service-down',
  'service-restarts',
  'events-wait',
  'redis-almost-full',
  'mails-wait',
  'disk-almost-full',
  'backup-old',
  'backup-missing-in-bucket',
  'backup-check-failed',
  'backup-check-old',
  'archive-fails',
  'certificate-ends',
  'clock-wrong',
  'jobs-fail',
] as const;
export type AlertRule = (typeof ALERT_RULES)[number];
