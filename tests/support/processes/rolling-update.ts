import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../infra/paths.ts';
import { rowsOf } from './database.ts';

/** Replaces all services of the running product as `make up` does for a new version; resolves with what it printed. */
export async function updateAllServices(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [inRoot('infra/local/up.ts'), '--replace'], {
    env: { ...process.env, BUILD: 'none' },
  });
  return stdout;
}

/** A migration of bookings that builds this index anew, while guests go on booking. */
const MIGRATION = 'IndexOpenBalances1790000003801';
const INDEX = 'bookings.bookings_open_balance';

/** Replaces all services as an update with a migration does: the new bookings builds an index before it is ready. */
export async function updateAllServicesWithMigration(): Promise<string> {
  await rowsOf(`DROP INDEX CONCURRENTLY IF EXISTS ${INDEX}`);
  await rowsOf('DELETE FROM bookings.migrations WHERE name = $1', [MIGRATION]);
  const printed = await updateAllServices();
  const [built] = await rowsOf<{ name: string | null }>('SELECT to_regclass($1)::text AS name', [INDEX]);
  if (!built?.name) throw new Error(`The new version has not run its migration ${MIGRATION}`);
  return printed;
}
