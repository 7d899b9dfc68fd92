import type { EntityManager, QueryRunner } from 'typeorm';
import { ForwardMigration } from '../database/forward-migration.ts';

/** Numbers the changes of rows that other services have read models of; it only increases, also across a delete. */
export class CreateChangeVersion1790000000005 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SEQUENCE change_version');
  }
}

/**
 * The version of a change, greater than that of every earlier change of the same row. Promised only to a
 * transaction that already holds the row's lock (it has written it, or read it for update).
 */
export async function nextVersion(tx: EntityManager): Promise<number> {
  const [version = NaN] = await nextVersions(tx, 1);
  return version;
}

/** The versions of changes of several rows, in one query. */
export async function nextVersions(tx: EntityManager, count: number): Promise<number[]> {
  const rows = await tx.query<{ version: string }[]>(
    `SELECT nextval('change_version') AS version FROM generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ version }) => Number(version));
}
