import { LISTED_VISITS_MAX, type PageViewListQuery, type PageViewView } from '@farmhouse/contracts/analytics/report';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listedBetween } from './range.rules.ts';

interface PageViewRow extends Omit<PageViewView, 'createdAt'> {
  createdAt: Date;
}

/** A session's views lie between its start and its last activity, which makes an index over every view unnecessary. */
const MATCHING = `
  FROM (
    SELECT * FROM page_views
    WHERE created_at >= $3::timestamptz AND created_at < $4::timestamptz
      AND ($2::text IS NULL OR (session_id = $2
        AND created_at >= (SELECT sessions.created_at FROM sessions WHERE sessions.session_id = $2)
        AND created_at <= (SELECT sessions.last_active_at FROM sessions WHERE sessions.session_id = $2)))
    ORDER BY created_at DESC LIMIT ${LISTED_VISITS_MAX}) AS newest
  WHERE $1::text IS NULL OR page ILIKE $1 OR title ILIKE $1`;

/** The owner's list of single page views. */
@Injectable()
export class PageViewsService {
  constructor(private readonly db: DataSource) {}

  /** Newest first. Throws InvalidInput for a wrong range. */
  async list(filter: PageViewListQuery & PageQuery, now = new Date()): Promise<Page<PageViewView>> {
    const { skip, take } = pageBounds(filter);
    const text = filter.q?.trim() ? containsPattern(filter.q) : null;
    const matching = [text, filter.sessionId?.trim() || null, ...listedBetween(filter, now)];
    const [rows, counted] = await Promise.all([
      this.db.query<PageViewRow[]>(
        `SELECT id, session_id AS "sessionId", page, url, title, time_on_page AS "timeOnPage",
           scroll_depth AS "scrollDepth", exit_page AS "exitPage", created_at AS "createdAt" ${MATCHING}
         ORDER BY created_at DESC, id LIMIT $5 OFFSET $6`,
        [...matching, take, skip],
      ),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total ${MATCHING}`, matching),
    ]);
    const views = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { rows: views, total: counted[0]?.total ?? 0 };
  }
}
