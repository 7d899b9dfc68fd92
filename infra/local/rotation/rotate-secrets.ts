import { rename } from 'node:fs/promises';
import pg from 'pg';
import { databaseUrl } from '../../postgres/provision.ts';
import { CommandError } from '../../command-error.ts';
import { DATABASE } from '../../services.ts';
import { NotReady } from '../process/ready.ts';
import {
  readSecrets,
  rotatedSecrets,
  withPreviousLinks,
  writeSecrets,
  type SecretValues,
} from '../settings/secrets.ts';
import { startPostgres, type PostgresOptions, type RunningServer } from '../servers/postgres.ts';

interface Rotation {
  /** The product's secrets. */
  file: string;
  /** How Postgres is started for the rotation. */
  postgres: Pick<PostgresOptions, 'dataDir' | 'port' | 'isDurable'>;
  /** Until when links that were made with the old secret open bookings; null: they are invalid at once. */
  linksUntil: Date | null;
}

/**
 * Gives a stopped product new secrets: its next start signs everybody out, and uses them. They are written beside the
 * old ones before the passwords in Postgres are changed, and replace them afterwards, so that an interrupted rotation
 * is finished by the next one, whose `linksUntil` counts. The next start archives the rotation's part of the log: the
 * shell need not know the product's archive. Throws CommandError when there are no secrets yet.
 */
export async function rotateSecrets({ file, postgres, linksUntil }: Rotation): Promise<SecretValues> {
  const next = `${file}.next`;
  const before = await readSecrets(file);
  if (before.size === 0) throw new CommandError('There are no secrets here yet: `make up` makes them.');
  const begun = await readSecrets(next);
  const isInterrupted = begun.size > 0;
  const after = isInterrupted ? withPreviousLinks(begun, before, linksUntil) : rotatedSecrets(before, linksUntil);
  await writeSecrets(next, after);
  const passwords = [before, after].map((values) => values.get('POSTGRES_PASSWORD') ?? '');
  const server = await startWithEither(postgres, passwords);
  try {
    await withClient(databaseUrl(server.url, DATABASE), forgetSigningKeys);
    await withClient(server.url, async (client) => {
      await client.query(`ALTER ROLE postgres PASSWORD ${pg.escapeLiteral(passwords.at(-1) ?? '')}`);
    });
  } finally {
    await server.stop();
  }
  await rename(next, file);
  return after;
}

/** Starts Postgres, which accepts one of the passwords. Throws NotReady when it accepts none. */
async function startWithEither(
  postgres: Rotation['postgres'],
  [password = '', ...others]: readonly string[],
): Promise<RunningServer> {
  try {
    return await startPostgres({ ...postgres, archivesLater: true, password, line: () => undefined });
  } catch (error) {
    if (!(error instanceof NotReady) || others.length === 0) throw error;
    return startWithEither(postgres, others);
  }
}

/**
 * Deletes the signing key. The next start of identity makes a new one; tokens signed with the old key are then invalid.
 */
async function forgetSigningKeys(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('identity.signing_keys') IS NOT NULL AS "isThere"`);
  if (rows[0].isThere) await client.query('DELETE FROM identity.signing_keys');
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
