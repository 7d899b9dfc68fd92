import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import {
  TOP_PAGES,
  TOP_SOURCES,
  type AnalyticsOverview,
  type AnalyticsRange,
  type KeyFigures,
} from '@farmhouse/contracts/analytics/report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FiguresService } from './figures/figures.service.ts';
import type { Figures } from './figures/figures.types.ts';
import { activeSince, isActiveFrom } from './session.view.ts';

/** What happened in a range. Visitors who came several times are counted once. Rule: figures of analytics. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly db: DataSource,
    private readonly figuresService: FiguresService,
  ) {}

  /** Throws InvalidInput for a wrong range. */
  async read(query: AnalyticsRange, now = new Date()): Promise<AnalyticsOverview> {
    const { range, figures, before } = this.figuresService.of(query, now);
    const [days, pages, durations, devices, browsers, countries, sources, activeNow, keyFiguresBefore] =
      await Promise.all([
        figures.byDay(),
        figures.pages(TOP_PAGES),
        figures.sessionDuration(),
        figures.visitorsBy('device'),
        figures.visitorsBy('browser'),
        figures.visitorsBy('country', TOP_SOURCES),
        figures.visitorsBy('source', TOP_SOURCES),
        this.activeNow(now),
        keyFiguresOf(before),
      ]);
    return {
      totalVisitors: devices.reduce((sum, { visitors }) => sum + visitors, 0),
      totalPageViews: days.reduce((sum, { views }) => sum + views, 0),
      averageSessionDuration: durations,
      topPages: pages,
      deviceBreakdown: devices.map(({ value, visitors }) => ({ device: value, count: visitors })),
      activeNow,
      ...range,
      before: keyFiguresBefore,
      byDay: days,
      sources: sources.map(({ value, visitors }) => ({ source: value, visitors })),
      browsers: browsers.map(({ value, visitors }) => ({ browser: value, visitors })),
      countries: countries.map(({ value, visitors }) => ({ country: value, visitors })),
    } as AnalyticsOverview;
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

async function keyFiguresOf(figures: Figures): Promise<KeyFigures> {
  const [devices, days, averageSessionDuration] = await Promise.all([
    figures.visitorsBy('device'),
    figures.byDay(),
    figures.sessionDuration(),
  ]);
  return {
    totalVisitors: devices.reduce((sum, { visitors }) => sum + visitors, 0),
    totalPageViews: days.reduce((sum, { views }) => sum + views, 0),
    averageSessionDuration,
  };
}
