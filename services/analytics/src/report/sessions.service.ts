import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import {
  LISTED_VISITS_MAX,
  type SessionListQuery,
  type SessionSort,
  type VisitorSessionView,
} from '@farmhouse/contracts/analytics/report';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
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

/** The owner's list of visitors' sessions. */
@Injectable()
export class SessionsService {
  constructor(private readonly db: DataSource) {}

  /** By last activity or by start, by default newest activity first. Throws InvalidInput for a wrong range. */
  async list(filter: SessionListQuery & PageQuery, now = new Date()): Promise<Page<VisitorSessionView>> {
    const { skip, take } = pageBounds(filter);
    const text = filter.q?.trim() ? containsPattern(filter.q) : null;
    const between = listedBetween(filter, now);
    const matching = [text, filter.status ?? null, activeSince(now, ONLINE_MINUTES), ...between];
    const isWholeRange = text === null && !filter.status && between[0] !== '-infinity';
    const [rows, total] = await Promise.all([
      this.db.query<SessionRow[]>(
        `SELECT ${SESSION_COLUMNS} ${MATCHING}
         ORDER BY ${ORDERS[filter.sort ?? '-lastActiveAt']}, session_id LIMIT $6 OFFSET $7`,
        [...matching, take, skip],
      ),
      this.total(isWholeRange, matching, between),
    ]);
    return { rows: rows.map((row) => toSessionView(row, now)), total };
  }

  /** The newest visits need not be found in order to count those of a whole range. */
  private async total(isWholeRange: boolean, matching: unknown[], between: Instants): Promise<number> {
    const [counted] = isWholeRange
      ? await this.db.query<{ total: number }[]>(COUNT_OF_RANGE, between)
      : await this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total ${MATCHING}`, matching);
    return counted?.total ?? 0;
  }
}
