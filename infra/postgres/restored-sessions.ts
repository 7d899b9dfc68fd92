import type pg from 'pg';

/** File in the data folder of a restored database that holds the id of the restore. */
export const RESTORE_ID = 'restored.id';
/** Setting of the database that holds the id of the last restore whose sessions were ended. */
const ENDED = 'farmhouse.sessions_ended_after_restore';

/** Tables of identity whose rows let somebody sign in, or stay signed in. */
export const SESSION_TABLES = ['signing_keys', 'open_sessions', 'known_devices', 'password_resets', 'browser_links'];

/** A backup of an older version may not have every table. */
async function isThere(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS "isThere"', [table]);
  return rows[0].isThere;
}

async function endSessions(client: pg.ClientBase): Promise<void> {
  for (const table of SESSION_TABLES.map((name) => `identity.${name}`)) {
    if (await isThere(client, table)) await client.query(`DELETE FROM ${table}`);
  }
  if (!(await isThere(client, 'identity.admins'))) return;
  await client.query(
    `UPDATE identity.admins
     SET tokens_revoked_up_to = greatest(tokens_revoked_up_to + 1, floor(extract(epoch FROM now()))::integer)`,
  );
}

/**
 * Ends all sessions of the dashboard, forgets the trusted browsers and invalidates the mailed links, once after every
 * restore: those that a restore brings back may be somebody else's. Part of a transaction of the superuser, while
 * identity does not run: it makes a new signing key when it starts.
 */
export async function endRestoredSessions(client: pg.ClientBase, database: string): Promise<void> {
  const { rows } = await client.query<{ restore: string | null; ended: string | null }>(
    'SELECT pg_read_file($1, true) AS restore, current_setting($2, true) AS ended',
    [RESTORE_ID, ENDED],
  );
  const { restore, ended } = rows[0] ?? {};
  if (!restore || restore === ended) return;
  await endSessions(client);
  const name = client.escapeIdentifier(database);
  await client.query(`ALTER DATABASE ${name} SET ${ENDED} = ${client.escapeLiteral(restore)}`);
}
