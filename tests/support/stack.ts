import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSecrets, type Secrets } from '../../infra/local/secrets.ts';
import { loadSettings, type Settings } from '../../infra/local/settings.ts';
import { DATABASE } from '../../infra/services.ts';

/** The product as it runs on this machine, with what the operator alone may know of it. */
export interface LocalStack {
  settings: Settings;
  secrets: Secrets;
  /** The database as its superuser. */
  databaseUrl: string;
}

const settings = loadSettings();
const secretsFile = join(settings.dataDir, 'secrets.env');

/** Whether the product under test is this run's own, whose processes may be killed and whose rows may be read. */
export const isLocal = Boolean(process.env.DATA_DIR) && existsSync(secretsFile);

/** Whether the run has lifted the limits, because one machine plays many guests. */
export const isUnlimited = Boolean(process.env.RATE_LIMIT_BOOKINGS);

export async function localStack(): Promise<LocalStack> {
  const secrets = await loadSecrets(secretsFile);
  const password = encodeURIComponent(secrets.postgresPassword);
  return {
    settings,
    secrets,
    databaseUrl: `postgres://postgres:${password}@127.0.0.1:${settings.ports.postgres}/${DATABASE}`,
  };
}

/** The owner's password: given, or the one that was made on the first start. */
export async function adminPassword(): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  if (!existsSync(secretsFile)) throw new Error('ADMIN_PASSWORD is not set');
  return (await localStack()).secrets.adminPassword;
}
