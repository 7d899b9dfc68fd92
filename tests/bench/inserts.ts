import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { locate } from '../../infra/local/tools.ts';
import { withDatabase } from '../support/processes/database.ts';
import { localStack } from '../support/processes/stack.ts';
import { CALLERS, ROUND_SECONDS } from './load.ts';

const run = promisify(execFile);

const FIRST = 1;
/** Number of two-hour slots, so large that inserts rarely overlap. */
const LAST = 100_000_000;
const insertAt = (slot: string): string =>
  `INSERT INTO bench_stays (period)
   VALUES (tstzrange(to_timestamp(${slot} * 7200.0), to_timestamp(${slot} * 7200.0 + 3600))) ON CONFLICT DO NOTHING`;

/** Creates a table with nothing but the constraint against overlapping stays. */
export function prepareStays(): Promise<void> {
  return withDatabase(async (client) => {
    await client.query('DROP TABLE IF EXISTS bench_stays');
    await client.query(
      'CREATE TABLE bench_stays (id bigserial PRIMARY KEY, period tstzrange NOT NULL, EXCLUDE USING gist (period WITH &&))',
    );
  });
}

export function removeStays(): Promise<void> {
  return withDatabase(async (client) => void (await client.query('DROP TABLE IF EXISTS bench_stays')));
}

export const hasPgbench = (): boolean => locate('pgbench') !== undefined;

/** Inserts per second, by pgbench. */
export async function insertsByPgbench(): Promise<number> {
  const { databaseUrl } = await localStack();
  const folder = await mkdtemp(join(tmpdir(), 'farmhouse-pgbench-'));
  const script = join(folder, 'insert.sql');
  await writeFile(script, `\\set slot random(${FIRST}, ${LAST})\n${insertAt(':slot').replace(/\s*\n\s*/g, ' ')};\n`);
  const clients = ['--client', String(CALLERS), '--jobs', '2', '--time', String(ROUND_SECONDS)];
  const args = ['--no-vacuum', '--protocol', 'prepared', ...clients, '--file', script, databaseUrl];
  try {
    const { stdout } = await run(locate('pgbench') ?? 'pgbench', args);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Inserts per second, by a loop in Node where pgbench is not installed. */
export async function insertsByNode(): Promise<number> {
  const { databaseUrl } = await localStack();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CALLERS });
  const end = Date.now() + ROUND_SECONDS * 1000;
  let inserts = 0;
  const caller = async (): Promise<void> => {
    while (Date.now() < end) {
      const slot = FIRST + Math.floor(Math.random() * LAST);
      await pool.query({ name: 'insert', text: insertAt('$1::int'), values: [slot] });
      inserts += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  await pool.end();
  return inserts / ROUND_SECONDS;
}
