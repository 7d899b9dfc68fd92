import { istDate } from '@farmhouse/contracts/timing/ist';
import { DedicatedPool } from '@farmhouse/platform/database/dedicated-pool';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import type { Hit, HitOutcome } from './hit.ts';
import { batchOf, type HitBatch } from './hit-batch.ts';
import { StoredSessions } from './stored-sessions.ts';
import { partsOf, storeHits } from './store-hits.statement.ts';
import { PARAMETERS } from './hit-parameters.ts';

interface RefusedRow {
  sessionId: string;
  outcome: Exclude<HitOutcome, 'stored'>;
}

/**
 * The storage of hits: the interface that a columnar store would have to implement when one machine's Postgres is
 * outgrown. Source: docs/operations.md, visitor analytics.
 */
@Injectable()
export class HitStore {
  private readonly known = new StoredSessions();

  constructor(private readonly dedicatedPool: DedicatedPool) {}

  /**
   * Stores the hits and returns the outcome of each, in order, after the commit. Throws when some may not be stored;
   * after an error that `isRolledBack` none was.
   */
  async write(hits: readonly Hit[], now = new Date()): Promise<HitOutcome[]> {
    const today = istDate(now);
    const batch = batchOf(hits, (sessionId) => this.known.isCountedOn(sessionId, today));
    const { text, name, parameters } = storeHits(partsOf(batch));
    const values = parameters.map((parameter) => PARAMETERS[parameter]?.(batch, now, today));
    const rows = await this.dedicatedPool.run<RefusedRow>({ name, text }, values);
    const refused = new Map(rows.map(({ sessionId, outcome }) => [sessionId, outcome]));
    const deletedSessionIds = this.rememberSessions(batch, refused, today);
    const deferred = hits.filter((hit) => deletedSessionIds.has(hit.sessionId) || batch.deferred.includes(hit));
    const outcomes = new Map(deferred.length > 0 ? await this.writeDeferred(deferred, now) : []);
    return hits.map((hit) => outcomes.get(hit) ?? refused.get(hit.sessionId) ?? 'stored');
  }

  /** Remembers the sessions of a stored batch. Returns the ids of those that were known and have been deleted since. */
  private rememberSessions(
    { sessions }: HitBatch,
    refused: ReadonlyMap<string, HitOutcome>,
    today: string,
  ): Set<string> {
    const deletedSessionIds = new Set<string>();
    for (const { sessionId, view } of sessions) {
      if (!refused.has(sessionId)) {
        // events count no visitor on a day, and a session that is known is not counted any more
        if (view) this.known.note(sessionId, today);
      } else if (this.known.isCountedOn(sessionId, today)) {
        this.known.forget(sessionId);
        deletedSessionIds.add(sessionId);
      }
    }
    return deletedSessionIds;
  }

  /** The earlier hits are stored already: a failure must not cause the whole group to be written again. */
  private async writeDeferred(hits: readonly Hit[], now: Date): Promise<[Hit, HitOutcome][]> {
    try {
      const outcomes = await this.write(hits, now);
      return hits.map((hit, index) => [hit, outcomes[index] ?? 'unknown']);
    } catch {
      throw new Unavailable();
    }
  }
}
