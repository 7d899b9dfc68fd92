import type { Visit, VisitOutcome } from '../visit/visit.ts';

/**
 * Where visits are stored: all that a columnar store would have to take over when one machine's Postgres is outgrown.
 * Source: docs/operations.md, visitor analytics.
 */
export abstract class VisitStore {
  /** Stores all of the visits or none of them; answers for each in order, after the commit. */
  abstract write(visits: readonly Visit[], now?: Date): Promise<VisitOutcome[]>;

  /** True if the error means that nothing was stored. */
  abstract isRolledBack(error: unknown): boolean;
}
