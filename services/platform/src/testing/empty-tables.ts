import type { DataSource } from 'typeorm';
import { isRolledBack } from '../database/rolled-back.ts';

/**
 * Constraints on rows are not enforced while a table is emptied: append-only ones, and references between the tables.
 */
const WITHOUT_TRIGGERS = 'SET LOCAL session_replication_role = replica';

const sequencesOf = (tables: readonly string[]): string =>
  `SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence JOIN pg_depend ON objid = seqrelid
   WHERE classid = 'pg_class'::regclass AND deptype IN ('a', 'i')
     AND refobjid IN (${tables.map((table) => `'${table}'::regclass`).join(', ')})`;

/**
 * Deletes all rows of the tables for the next test; `restartIdentity` begins their ids at 1 again. Waits for what
 * others write at this moment, as TRUNCATE does; on small tables it is much faster, because TRUNCATE makes a new file
 * for each table and index. A background job that still runs locks tables in another order: after a deadlock there is a
 * second attempt.
 */
export async function emptyTables(
  db: DataSource,
  tables: readonly string[],
  { restartIdentity = false } = {},
): Promise<void> {
  const statements = [
    `LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
    WITHOUT_TRIGGERS,
    ...tables.map((table) => `DELETE FROM ${table}`),
    ...(restartIdentity ? [sequencesOf(tables)] : []),
  ];
  const once = () => db.transaction((tx) => tx.query(statements.join(';\n')));
  await once().catch((error: unknown) => {
    if (!isRolledBack(error)) throw error;
    return once();
  });
}
