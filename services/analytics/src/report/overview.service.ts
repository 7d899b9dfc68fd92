import { ONLINE_MINUTES } from '@farmhouse/contracts/analytics/visitor';
import {
  TOP_PAGES,
  TOP_SOURCES,
  type AnalyticsOverview,
  type AnalyticsRange,
  type KeyMetrics,
} from '@farmhouse/contracts/analytics/report';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MetricsService } from './metrics/metrics.service.ts';
import type { Metrics } from './metrics/metrics.types.ts';
import { activeSince, isActiveFrom } from './session.view.ts';

/** The metrics of a range. Visitors who came several times are counted once. Rule: figures of analytics. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly db: DataSource,
    private readonly metricsService: MetricsService,
  ) {}

  /** Throws InvalidInput for a wrong range. */
  async read(query: AnalyticsRange, now = new Date()): Promise<AnalyticsOverview> {
    const { range, metrics, before } = this.metricsService.of(query, now);
    const [main, mainBefore, pages, browsers, countries, sources, activeNow] = await Promise.all([
      mainMetricsOf(metrics),
      mainMetricsOf(before),
      metrics.pages(TOP_PAGES),
      metrics.visitorsBy('browser'),
      metrics.visitorsBy('country', TOP_SOURCES),
      metrics.visitorsBy('source', TOP_SOURCES),
      this.activeNow(now),
    ]);
    return {
      ...main.keyMetrics,
      topPages: pages,
      deviceBreakdown: main.devices.map(({ value, visitors }) => ({ device: value, count: visitors })),
      activeNow,
      ...range,
      before: mainBefore.keyMetrics,
      byDay: main.days,
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

/** The key metrics of a period, and what they are added up from. */
async function mainMetricsOf(metrics: Metrics) {
  const [devices, days, averageSessionDuration] = await Promise.all([
    metrics.visitorsBy('device'),
    metrics.byDay(),
    metrics.sessionDuration(),
  ]);
  const keyMetrics: KeyMetrics = {
    totalVisitors: devices.reduce((sum, { visitors }) => sum + visitors, 0),
    totalPageViews: days.reduce((sum, { views }) => sum + views, 0),
    averageSessionDuration,
  };
  return { keyMetrics, devices, days };
}
