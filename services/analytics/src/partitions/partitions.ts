import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import type { DataSource, EntityManager } from 'typeorm';
import { addMonths, monthOf, monthsBetween, type Month } from '@farmhouse/contracts/timing/months';

/** The tables that are partitioned by month in India, with the type of the column that decides the month. */
const TABLES = [
  { name: 'page_views', column: 'timestamptz' },
  { name: 'events', column: 'timestamptz' },
  { name: 'funnel_visitors', column: 'date' },
] as const;

/** Months for which partitions exist before they begin. */
const MONTHS_AHEAD = 2;
/**
 * Creating or dropping a partition takes a lock that blocks hits, so that it is retried rather than waiting long for
 * it.
 */
const LOCK_TIMEOUT_MS = 2_000;

const partitionOf = (table: string, month: Month): string => `${table}_${month.replace('-', '_')}`;
const monthOfPartition = (partition: string): Month => partition.slice(-7).replace('_', '-');
const boundOf = (month: Month, column: 'date' | 'timestamptz'): string =>
  column === 'date' ? `${month}-01` : istInstant(`${month}-01`, '00:00').toISOString();

async function existing(tx: EntityManager): Promise<{ table: string; partition: string }[]> {
  return tx.query(
    `SELECT parent.relname AS table, child.relname AS partition FROM pg_inherits
     JOIN pg_class AS parent ON parent.oid = inhparent JOIN pg_class AS child ON child.oid = inhrelid
     WHERE parent.relnamespace = current_schema()::regnamespace AND parent.relname = ANY($1)`,
    [TABLES.map(({ name }) => name)],
  );
}

/** One replica at a time, so that none creates or drops the partitions that another is changing. */
const changing = <T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await tx.query(`SELECT ${ADVISORY_LOCK}('partitions')`);
    return work(tx);
  });

/** Creates the missing partitions from `first` until two months after `now`. Returns the names of the new ones. */
export function makePartitions(db: DataSource, now = new Date(), first = monthOf(istDate(now))): Promise<string[]> {
  const months = monthsBetween(first, addMonths(monthOf(istDate(now)), MONTHS_AHEAD));
  return changing(db, async (tx) => {
    const present = new Set((await existing(tx)).map(({ partition }) => partition));
    const wanted = TABLES.flatMap((table) => months.map((month) => ({ ...table, month })));
    const missing = wanted.filter(({ name, month }) => !present.has(partitionOf(name, month)));
    for (const { name, column, month } of missing) {
      await tx.query(
        `CREATE TABLE ${partitionOf(name, month)} PARTITION OF ${name}
         FOR VALUES FROM ('${boundOf(month, column)}') TO ('${boundOf(addMonths(month, 1), column)}')`,
      );
    }
    return missing.map(({ name, month }) => partitionOf(name, month));
  });
}

/** Drops the partitions of months before the last `months` whole ones. Returns their names. */
export function dropOldPartitions(db: DataSource, months: number, now = new Date()): Promise<string[]> {
  const oldest = addMonths(monthOf(istDate(now)), -months);
  return changing(db, async (tx) => {
    const names = (await existing(tx)).map(({ partition }) => partition);
    const old = names.filter((partition) => monthOfPartition(partition) < oldest);
    for (const partition of old) await tx.query(`DROP TABLE ${partition}`);
    return old;
  });
}
