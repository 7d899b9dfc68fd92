import { istDate } from '@farmhouse/contracts/timing/ist';
import { BusyStatements } from '@farmhouse/platform/database/busy-statements';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import type { Visit, VisitOutcome } from '../visit/visit.ts';
import { groupOf, type VisitGroup } from './group.ts';
import { KnownSessions } from './known-sessions.ts';
import { partsOf, storeVisits } from './store-visits.statement.ts';
import { PARAMETERS } from './visit-parameters.ts';
import { VisitStore } from './visit-store.ts';

interface RefusedRow {
  sessionId: string;
  outcome: Exclude<VisitOutcome, 'stored'>;
}

/** SQLSTATE of an error that the server has answered with, after undoing the statement; a socket's code has no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Classes after which the statement may have been committed: connection lost, server shut down. */
const UNCERTAIN = /^(08|57P)/;

@Injectable()
export class PostgresVisitStore extends VisitStore {
  private readonly known = new KnownSessions();

  constructor(private readonly db: BusyStatements) {
    super();
  }

  async write(visits: readonly Visit[], now = new Date()): Promise<VisitOutcome[]> {
    const today = istDate(now);
    const group = groupOf(visits, (sessionId) => this.known.isCountedOn(sessionId, today));
    const { text, name, parameters } = storeVisits(partsOf(group));
    const values = parameters.map((parameter) => PARAMETERS[parameter]?.(group, now, today));
    const rows = await this.db.run<RefusedRow>({ name, text }, values);
    const refused = new Map(rows.map(({ sessionId, outcome }) => [sessionId, outcome]));
    const gone = this.learn(group, refused, today);
    const later = visits.filter((visit) => gone.has(visit.sessionId) || group.later.includes(visit));
    const outcomes = new Map(later.length > 0 ? await this.writeLater(later, now) : []);
    return visits.map((visit) => outcomes.get(visit) ?? refused.get(visit.sessionId) ?? 'stored');
  }

  /** Remembers the sessions of a stored group. Returns those that were known and do not exist any more. */
  private learn({ sessions }: VisitGroup, refused: ReadonlyMap<string, VisitOutcome>, today: string): Set<string> {
    const gone = new Set<string>();
    for (const { sessionId, session, view } of sessions) {
      if (!refused.has(sessionId)) {
        if (session || view) this.known.note(sessionId, today);
      } else if (this.known.isCountedOn(sessionId, today)) {
        this.known.forget(sessionId);
        gone.add(sessionId);
      }
    }
    return gone;
  }

  /** What comes before it is stored already, so that a failure must not have the whole group repeated. */
  private async writeLater(visits: readonly Visit[], now: Date): Promise<[Visit, VisitOutcome][]> {
    try {
      const outcomes = await this.write(visits, now);
      return visits.map((visit, index) => [visit, outcomes[index] ?? 'unknown']);
    } catch {
      throw new Unavailable();
    }
  }

  isRolledBack(error: unknown): boolean {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    return SQLSTATE.test(code) && !UNCERTAIN.test(code);
  }
}
