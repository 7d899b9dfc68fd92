import { SERVICES } from '../../services.ts';
import type { Secrets } from '../settings/secrets.ts';

/** Secrets that are told apart by their text. */
export const EXAMPLE_SECRETS: Secrets = {
  adminPassword: 'admin password',
  postgresPassword: 'superuser password',
  redisPassword: 'redis password',
  sealSecrets: 's'.repeat(43),
  guestTokenSecret: 'guest token secret',
  rolePasswords: Object.fromEntries(SERVICES.map(({ name }) => [name, `${name} password`])) as Secrets['rolePasswords'],
};
