import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import {
  daysBefore,
  OTHER_COUNTS,
  TOP_PAGES,
  TOP_SOURCES,
  type AnalyticsOverview,
  type AnalyticsRange,
  type DayCount,
  type DayRange,
  type KeyFigures,
} from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { daysOf, rangeOf } from './range.rules.ts';
import { activeSince, isActiveFrom } from './session.view.ts';

/** A feature of a visitor by which visitors are counted. */
export type Dimension = 'device' | 'browser' | 'country' | 'source';

/**
 * What happened in a range of days, read from the counts per day alone: as quick over ninety days as over one. Visitors
 * of several days are counted once. Rule: figures of analytics.
 */
@Injectable()
export class OverviewService {
  constructor(private readonly db: DataSource) {}

  /** Throws InvalidInput for a wrong range. */
  async read(query: AnalyticsRange, now = new Date()): Promise<AnalyticsOverview> {
    const range = rangeOf(query, istDate(now));
    const [days, pages, durations, devices, browsers, countries, sources, activeNow, before] = await Promise.all([
      this.byDay(range),
      this.pages(range, TOP_PAGES),
      this.sessionDuration(range),
      this.visitorsBy('device', range),
      this.visitorsBy('browser', range),
      this.visitorsBy('country', range, TOP_SOURCES),
      this.visitorsBy('source', range, TOP_SOURCES),
      this.activeNow(now),
      this.keyFigures(daysBefore(range)),
    ]);
    return {
      totalVisitors: devices.reduce((sum, { visitors }) => sum + visitors, 0),
      totalPageViews: days.reduce((sum, { views }) => sum + views, 0),
      averageSessionDuration: durations,
      topPages: pages,
      deviceBreakdown: devices.map(({ value, visitors }) => ({ device: value, count: visitors })),
      activeNow,
      ...range,
      before,
      byDay: days,
      sources: sources.map(({ value, visitors }) => ({ source: value, visitors })),
      browsers: browsers.map(({ value, visitors }) => ({ browser: value, visitors })),
      countries: countries.map(({ value, visitors }) => ({ country: value, visitors })),
    } as AnalyticsOverview;
  }

  /** Views by page, the most viewed first; all of them without a limit. */
  pages(range: DayRange, limit: number | null = null): Promise<AnalyticsOverview['topPages']> {
    return this.db.query(
      `SELECT page, sum(views)::int AS views FROM page_days WHERE day BETWEEN $1 AND $2
       GROUP BY page ORDER BY page = $4, 2 DESC, page LIMIT $3`,
      [range.from, range.to, limit, OTHER_COUNTS],
    );
  }

  /** Visitors by one of their features, each once however many days they came. */
  visitorsBy(
    dimension: Dimension,
    range: DayRange,
    limit: number | null = null,
  ): Promise<{ value: string; visitors: number }[]> {
    return this.db.query(
      `SELECT value, sum(visitors)::int AS visitors FROM visitor_days
       WHERE day BETWEEN $1 AND $2 AND previous_day < $1 AND dimension = $3
       GROUP BY value ORDER BY value = $5, 2 DESC, value LIMIT $4`,
      [range.from, range.to, dimension, limit, OTHER_COUNTS],
    );
  }

  /** Every day of the range, the empty ones too. */
  async byDay(range: DayRange): Promise<DayCount[]> {
    const counts = await this.db.query<DayCount[]>(
      `SELECT day::text, coalesce(visitors, 0)::int AS visitors, coalesce(views, 0)::int AS views
       FROM (SELECT day, sum(visitors) AS visitors FROM visitor_days
             WHERE day BETWEEN $1 AND $2 AND dimension = 'device' GROUP BY day) AS visitors
       FULL JOIN (SELECT day, sum(views) AS views FROM page_days
             WHERE day BETWEEN $1 AND $2 GROUP BY day) AS views USING (day)`,
      [range.from, range.to],
    );
    const byDay = new Map(counts.map((count) => [count.day, count]));
    return daysOf(range).map((day) => byDay.get(day) ?? { day, visitors: 0, views: 0 });
  }

  private async keyFigures(range: DayRange): Promise<KeyFigures> {
    const [devices, days, averageSessionDuration] = await Promise.all([
      this.visitorsBy('device', range),
      this.byDay(range),
      this.sessionDuration(range),
    ]);
    return {
      totalVisitors: devices.reduce((sum, { visitors }) => sum + visitors, 0),
      totalPageViews: days.reduce((sum, { views }) => sum + views, 0),
      averageSessionDuration,
    };
  }

  /** Seconds on average, over the sessions that began in the range. */
  private async sessionDuration({ from, to }: DayRange): Promise<number> {
    const [row] = await this.db.query<{ seconds: number }[]>(
      `SELECT coalesce(round(sum(seconds)::numeric / nullif(sum(sessions), 0)), 0)::int AS seconds
       FROM session_days WHERE day BETWEEN $1 AND $2`,
      [from, to],
    );
    return row?.seconds ?? 0;
  }

  private async activeNow(now: Date): Promise<number> {
    const [row] = await this.db.query<{ sessions: number }[]>(
      `SELECT count(*)::int AS sessions FROM sessions
       WHERE ${isActiveFrom('$1')}`,
      [activeSince(now, ONLINE_MINUTES)],
    );
    return row?.sessions ?? 0;
  }
}
