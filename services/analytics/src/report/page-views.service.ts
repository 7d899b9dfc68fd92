import { LISTED_VISITS_MAX, type PageViewListQuery, type PageViewView } from '@farmhouse/contracts/analytics/report';
import { containsPattern, type Page, type PageQuery } from '@farmhouse/platform/lists/paging';
import { readPageBySql } from '@farmhouse/platform/lists/read-page';
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
    const text = filter.q?.trim() ? containsPattern(filter.q) : null;
    const parameters = [text, filter.sessionId?.trim() || null, ...listedBetween(filter, now)];
    const selected = `SELECT id, session_id AS "sessionId", page, url, title, time_on_page AS "timeOnPage",
        scroll_depth AS "scrollDepth", exit_page AS "exitPage", created_at AS "createdAt" ${MATCHING}
      ORDER BY created_at DESC, id LIMIT $5 OFFSET $6`;
    const total = `SELECT count(*)::int AS total ${MATCHING}`;
    const page = await readPageBySql<PageViewRow>(this.db, { rows: selected, total, parameters }, filter);
    return { ...page, rows: page.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  }
}
