import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

interface OpenTransaction {
  tx: EntityManager;
  /** False once the work is done: what it has left running in the background no longer takes part. */
  isOpen: boolean;
  committed: (() => void)[];
}

const current = new AsyncLocalStorage<OpenTransaction>();

function openTransaction(): OpenTransaction | undefined {
  const open = current.getStore();
  return open?.isOpen ? open : undefined;
}

/**
 * Runs `work` so that everything it does on `db`, its own transactions included, is part of one transaction: all of it
 * is stored or nothing. A nested transaction becomes a savepoint. Not for work that runs transactions in parallel.
 */
export async function inOneTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const committed: (() => void)[] = [];
  const result = await db.transaction(async (tx) => {
    const open: OpenTransaction = { tx, isOpen: true, committed };
    try {
      return await current.run(open, () => work(tx));
    } finally {
      open.isOpen = false;
    }
  });
  committed.forEach((run) => run());
  return result;
}

/**
 * Runs `work` when what the caller has stored is committed: at once, or after the transaction around the whole call.
 */
export function afterCommit(work: () => void): void {
  const open = openTransaction();
  if (open) open.committed.push(work);
  else work();
}

/** Makes a data source take part in the transaction that `inOneTransaction` has opened around its caller. */
export function joinOpenTransaction(db: DataSource): DataSource {
  const { manager } = db;
  const query = db.query.bind(db);
  Object.defineProperty(db, 'manager', { get: () => openTransaction()?.tx ?? manager });
  db.query = <T>(text: string, values?: unknown[], runner?: QueryRunner): Promise<T> =>
    query(text, values, runner ?? openTransaction()?.tx.queryRunner);
  return db;
}
