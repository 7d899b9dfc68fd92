import type { Readable } from 'node:stream';
import {
  BROWSER_LABELS,
  DEVICE_LABELS,
  FUNNEL_LABELS,
  locationOf,
  OS_LABELS,
  referrerText,
  shortSessionId,
} from '@farmhouse/contracts/analytics/labels';
import {
  exportFilename,
  isLast24Hours,
  type AnalyticsRange,
  type ExportTable,
  type RealtimeSession,
  type SessionListQuery,
} from '@farmhouse/contracts/analytics/report';
import type { Browser, Device } from '@farmhouse/contracts/analytics/visitor';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { MetricsService } from './metrics/metrics.service.ts';
import type { Dimension, Metrics } from './metrics/metrics.types.ts';
import { FunnelService } from './funnel.service.ts';
import { RealtimeService } from './realtime.service.ts';
import { SessionsService } from './sessions.service.ts';

type Row = readonly (string | number)[];
interface Table {
  columns: readonly string[];
  rows: Iterable<Row> | AsyncIterable<Row>;
}
type Filter = Pick<SessionListQuery, 'q' | 'status'>;

/** The definition of a table. */
interface ExportRequest {
  query: AnalyticsRange;
  filter: Filter;
  metrics: Metrics;
  now: Date;
}

const SESSION_COLUMNS = [
  'Session',
  'Status',
  'Started',
  'Location',
  'Device',
  'Browser',
  'OS',
  'Landing Page',
  'Referrer',
  'Last Active',
];

const sessionRow = (session: RealtimeSession): Row => [
  shortSessionId(session.sessionId),
  session.isActive ? 'Active' : 'Inactive',
  formatInstant(session.createdAt),
  locationOf(session),
  DEVICE_LABELS[session.device],
  BROWSER_LABELS[session.browser],
  OS_LABELS[session.os],
  session.landingPage,
  referrerText(session.referrer),
  formatInstant(session.lastActiveAt),
];

/** The dashboard's tables as CSV files. */
@Injectable()
export class AnalyticsExportService {
  /**
   * Contain every session that the list shows, at most LISTED_VISITS_MAX, and at most COUNTED_VALUES_MAX pages or
   * sources, beside the sum of the others.
   */
  private readonly tables: Record<ExportTable, (request: ExportRequest) => Promise<Table>> = {
    days: async ({ metrics }) => ({
      columns: ['Day', 'Visitors', 'Page Views'],
      rows: (await metrics.byDay()).map(({ day, visitors, views }) => [day, visitors, views]),
    }),
    pages: async ({ metrics }) => ({
      columns: ['Page', 'Views'],
      rows: (await metrics.pages()).map(({ page, views }) => [page, views]),
    }),
    devices: ({ metrics }) => visitorsBy('device', 'Device', metrics, (device) => DEVICE_LABELS[device as Device]),
    sources: ({ metrics }) => visitorsBy('source', 'Source', metrics),
    browsers: ({ metrics }) =>
      visitorsBy('browser', 'Browser', metrics, (browser) => BROWSER_LABELS[browser as Browser]),
    countries: ({ metrics }) => visitorsBy('country', 'Country', metrics),
    sessions: ({ query, filter, now }) =>
      Promise.resolve({ columns: SESSION_COLUMNS, rows: this.sessionRows({ ...query, ...filter }, now) }),
    'recent-sessions': async () => ({
      columns: SESSION_COLUMNS,
      rows: (await this.realtimeService.read()).sessionsLast30Min.map(sessionRow),
    }),
    'current-pages': async () => ({
      columns: ['Page', 'Visitors'],
      rows: (await this.realtimeService.read()).currentPageViews.map(({ page, visitors }) => [page, visitors]),
    }),
    funnel: async ({ query, now }) => {
      const { stages, obstacles } = await this.funnelService.read(query, now);
      return {
        columns: ['Stage', 'Visitors', 'As Long Before'],
        rows: [...stages, ...obstacles].map(({ action, visitors, before }) => [
          FUNNEL_LABELS[action],
          visitors,
          before,
        ]),
      };
    },
  };

  constructor(
    private readonly metricsService: MetricsService,
    private readonly realtimeService: RealtimeService,
    private readonly sessionsService: SessionsService,
    private readonly funnelService: FunnelService,
  ) {}

  /** A table of a range and the name of its file. Throws InvalidInput for a wrong range. */
  async csv(
    table: ExportTable,
    query: AnalyticsRange,
    filter: Filter = {},
    now = new Date(),
  ): Promise<{ name: string; file: Readable }> {
    const { range, metrics } = this.metricsService.of(query, now);
    // also without a range, a list is of the days that the file's name says
    const named = isLast24Hours(query) ? query : range;
    const { columns, rows } = await this.tables[table]({ query: named, filter, metrics, now });
    return { name: exportFilename(table, range), file: csvFile(columns, rows) };
  }

  private async *sessionRows(filter: SessionListQuery, now: Date): AsyncGenerator<Row> {
    for await (const session of this.sessionsService.listAll(filter, now)) yield sessionRow(session);
  }
}

async function visitorsBy(
  dimension: Dimension,
  column: string,
  metrics: Metrics,
  labelOf = (value: string) => value,
): Promise<Table> {
  const counts = await metrics.visitorsBy(dimension);
  return { columns: [column, 'Visitors'], rows: counts.map(({ value, visitors }) => [labelOf(value), visitors]) };
}
