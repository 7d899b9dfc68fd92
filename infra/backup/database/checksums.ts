import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The content of a table: the number of its rows, and a checksum of them that does not depend on their order. */
export interface TableChecksums {
  rows: number;
  sum: string;
}

export type DatabaseChecksums = Record<string, TableChecksums>;

/** The figures of every table at one position of the log. */
export interface ChecksumsAt {
  lsn: string;
  tables: DatabaseChecksums;
}

/** How often, and with which delay, a snapshot is retried until nothing was being written. */
const ATTEMPTS = 200;
const WAIT_MS = 50;

/**
 * The tables that a restore brings back: no partitioned table, whose rows are in its partitions, and no unlogged one.
 */
const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
  ORDER BY 1`;
/** Values as text are the same on both sides. */
const AS_TEXT = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET max_parallel_workers_per_gather = 0`;

async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(AS_TEXT);
    return await use(client);
  } finally {
    await client.end();
  }
}

async function read(client: pg.Client): Promise<DatabaseChecksums> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  const checksums: DatabaseChecksums = {};
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ rows: string; sum: string }>(
      `SELECT count(*)::text AS rows,
         coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text AS sum FROM ${name} t`,
    );
    checksums[name] = { rows: Number(found[0]?.rows), sum: found[0]?.sum ?? '' };
  }
  return checksums;
}

/** The figures of every table of a database. */
export const checksumsOf = (url: string): Promise<DatabaseChecksums> => connected(url, read);

/** The position at which the server will write its next record. */
async function position(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn');
  return rows[0]?.lsn;
}

/**
 * Begins a transaction that sees exactly what was written up to a position of the log, which it returns; undefined when
 * something was being written. The server must have written nothing while the snapshot was taken, and no transaction
 * may be in progress before: one that is committed in the log is invisible while it waits for the disk. A snapshot does
 * not name it if it is the latest one.
 */
async function beginAtPosition(client: pg.Client): Promise<string | undefined> {
  const before = await position(client);
  const writers = await client.query('SELECT FROM pg_stat_activity WHERE backend_xid IS NOT NULL LIMIT 1');
  if (writers.rowCount !== 0) return undefined;
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const lsn = await position(client);
  if (lsn !== undefined && lsn === before) return lsn;
  await client.query('ROLLBACK');
  return undefined;
}

/**
 * The figures of every table at a position of the log that a restore can reach again; undefined when the database was
 * written to without a pause. Writers are not blocked.
 */
export const checksumsAtPosition = (url: string): Promise<ChecksumsAt | undefined> =>
  connected(url, async (client) => {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const lsn = await beginAtPosition(client);
      if (lsn) return { lsn, tables: await read(client) };
      await sleep(WAIT_MS);
    }
    return undefined;
  });
