import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSecrets, type Secrets } from '../../../infra/local/settings/secrets.ts';
import { loadSettings, type Settings } from '../../../infra/local/settings/settings.ts';
import { DATABASE } from '../../../infra/services.ts';

/** The product running on this machine, with its secrets. */
export interface LocalStack {
  settings: Settings;
  secrets: Secrets;
  /** The superuser's URL of the database. */
  databaseUrl: string;
}

/** The settings of the product that this run has been started for. */
export const settings = loadSettings();
const secretsFileOf = ({ dataDir }: Settings): string => join(dataDir, 'secrets.env');
const secretsFile = secretsFileOf(settings);

/** True if the product was started for this run, so that its processes may be killed and its rows read. */
export const isLocal = Boolean(process.env.DATA_DIR) && existsSync(secretsFile);

/** True if all services run in one process. */
export const { isCompact } = settings;

/**
 * True if specs of faults repeat their faults more often and for longer: `FAULTS=long make test ARGS='journeys
 * faults'`.
 */
export const isLongForm = process.env.FAULTS === 'long';

/** True if the run has raised the limits, because one machine acts as many guests. */
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

/** The owner's password of a product: ADMIN_PASSWORD, or the one generated on the first start. */
export async function adminPassword(of = settings): Promise<string> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  const file = secretsFileOf(of);
  if (!existsSync(file)) throw new Error('ADMIN_PASSWORD is not set');
  return (await loadSecrets(file)).adminPassword;
}
