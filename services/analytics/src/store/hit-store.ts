import type { Hit, HitOutcome } from '../hit/hit.ts';

/**
 * Where hits are stored: all that a columnar store would have to take over when one machine's Postgres is outgrown.
 * Source: docs/operations.md, visitor analytics.
 */
export abstract class HitStore {
  /**
   * Stores the hits and returns the outcome of each, in order, after the commit. Throws when some may not be stored;
   * `isRolledBack(error)` means that none was.
   */
  abstract write(hits: readonly Hit[], now?: Date): Promise<HitOutcome[]>;

  /** True if the error means that nothing was stored. */
  abstract isRolledBack(error: unknown): boolean;
}
