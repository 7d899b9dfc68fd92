import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import {
  LISTED_VISITS_MAX,
  type SessionListQuery,
  type SessionSort,
  type VisitorSessionView,
} from '@farmhouse/contracts/analytics/report';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listedBetween, type Instants } from './range.rules.ts';
import {
  activeSince,
  isActiveFrom,
  NEWEST_ACTIVITY,
  SESSION_COLUMNS,
  toSessionView,
  type SessionRow,
} from './session.view.ts';

const ORDERS: Record<SessionSort, string> = {
  lastActiveAt: 'last_active_at',
  '-lastActiveAt': NEWEST_ACTIVITY,
  createdAt: 'created_at',
  '-createdAt': 'created_at DESC',
};

const inRange = (from: string, until: string): string => `
  WHERE ${isActiveFrom(from)} AND active_slot < ${until}::timestamptz AND last_active_at < ${until}::timestamptz`;

const MATCHING = `
  FROM (
    SELECT * FROM sessions ${inRange('$4', '$5')}
    ORDER BY ${NEWEST_ACTIVITY} LIMIT ${LISTED_VISITS_MAX}) AS newest
  WHERE ($1::text IS NULL OR session_id ILIKE $1 OR landing_page ILIKE $1 OR source ILIKE $1 OR city ILIKE $1
      OR country ILIKE $1)
    AND ($2::text IS NULL OR (last_active_at >= $3) = ($2 = 'active'))`;

const COUNT_OF_RANGE = `
  SELECT count(*)::int AS total FROM (SELECT FROM sessions ${inRange('$1', '$2')} LIMIT ${LISTED_VISITS_MAX}) AS listed`;

/** The rows of so many sessions are in memory at a time while all of a list are read. */
const BATCH_SIZE = 1_000;

/** The rows of some sessions, in the order of their ids. */
const ROWS_OF_IDS = `
  SELECT ${SESSION_COLUMNS} FROM unnest($1::text[]) WITH ORDINALITY AS listed (id, position)
    JOIN sessions ON sessions.session_id = listed.id ORDER BY position`;

const orderOf = (sort: SessionSort = '-lastActiveAt'): string => `ORDER BY ${ORDERS[sort]}, session_id`;

/** The owner's list of visitors' sessions. */
@Injectable()
export class SessionsService {
  constructor(private readonly db: DataSource) {}

  /** By last activity or by start, by default newest activity first. Throws InvalidInput for a wrong range. */
  async list(filter: SessionListQuery & PageQuery, now = new Date()): Promise<Page<VisitorSessionView>> {
    const { skip, take } = pageBounds(filter);
    const between = listedBetween(filter, now);
    const matching = matchingOf(filter, between, now);
    const isWholeRange = !filter.q?.trim() && !filter.status && between[0] !== '-infinity';
    const [rows, total] = await Promise.all([
      this.db.query<SessionRow[]>(`SELECT ${SESSION_COLUMNS} ${MATCHING} ${orderOf(filter.sort)} LIMIT $6 OFFSET $7`, [
        ...matching,
        take,
        skip,
      ]),
      this.total(isWholeRange, matching, between),
    ]);
    return { rows: rows.map((row) => toSessionView(row, now)), total };
  }

  /**
   * All sessions of a list, at most LISTED_VISITS_MAX, in its order. They are chosen at once and read in batches as
   * fast as they are consumed. Throws InvalidInput for a wrong range.
   */
  async *listAll(filter: SessionListQuery, now = new Date()): AsyncGenerator<VisitorSessionView> {
    const chosen = await this.db.query<{ id: string }[]>(
      `SELECT session_id AS id ${MATCHING} ${orderOf(filter.sort)}`,
      matchingOf(filter, listedBetween(filter, now), now),
    );
    for (let from = 0; from < chosen.length; from += BATCH_SIZE) {
      const ids = chosen.slice(from, from + BATCH_SIZE).map(({ id }) => id);
      const rows = await this.db.query<SessionRow[]>(ROWS_OF_IDS, [ids]);
      yield* rows.map((row) => toSessionView(row, now));
    }
  }

  /** The newest visits need not be found in order to count those of a whole range. */
  private async total(isWholeRange: boolean, matching: unknown[], between: Instants): Promise<number> {
    const [counted] = isWholeRange
      ? await this.db.query<{ total: number }[]>(COUNT_OF_RANGE, between)
      : await this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total ${MATCHING}`, matching);
    return counted?.total ?? 0;
  }
}

/** The parameters of MATCHING. */
function matchingOf({ q, status }: SessionListQuery, between: Instants, now: Date): unknown[] {
  const text = q?.trim() ? containsPattern(q) : null;
  return [text, status ?? null, activeSince(now, ONLINE_MINUTES), ...between];
}
