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
import { MetricsService } from './figures/figures.service.ts';
import type { Dimension, Figures } from './figures/figures.types.ts';
import { FunnelService } from './funnel.service.ts';
import { RealtimeService } from './realtime.service.ts';
import { SessionsService } from './sessions.service.ts';

type Row = readonly (string | number)[];
interface Table {
  columns: readonly string[];
  rows: Row[];
}
type Filter = Pick<SessionListQuery, 'q' | 'status'>;

/** The definition of a table. */
interface Asked {
  query: AnalyticsRange;
  filter: Filter;
  figures: Figures;
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

const sessionTable = (sessions: readonly RealtimeSession[]): Table => ({
  columns: SESSION_COLUMNS,
  rows: sessions.map((session) => [
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
  ]),
});

/** The dashboard's tables as CSV files. */
@Injectable()
export class AnalyticsExportService {
  /** Contains at most the newest thousand sessions that the filter selects. */
  private readonly tables: Record<ExportTable, (asked: Asked) => Promise<Table>> = {
    days: async ({ figures }) => ({
      columns: ['Day', 'Visitors', 'Page Views'],
      rows: (await figures.byDay()).map(({ day, visitors, views }) => [day, visitors, views]),
    }),
    pages: async ({ figures }) => ({
      columns: ['Page', 'Views'],
      rows: (await figures.pages()).map(({ page, views }) => [page, views]),
    }),
    devices: ({ figures }) => visitorsBy('device', 'Device', figures, (device) => DEVICE_LABELS[device as Device]),
    sources: ({ figures }) => visitorsBy('source', 'Source', figures),
    browsers: ({ figures }) =>
      visitorsBy('browser', 'Browser', figures, (browser) => BROWSER_LABELS[browser as Browser]),
    countries: ({ figures }) => visitorsBy('country', 'Country', figures),
    sessions: async ({ query, filter, now }) =>
      sessionTable((await this.sessionsService.list({ ...query, ...filter }, now)).rows),
    'recent-sessions': async () => sessionTable((await this.realtimeService.read()).sessionsLast30Min),
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
    private readonly figuresService: MetricsService,
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
    const { range, figures } = this.figuresService.of(query, now);
    // also without a range, a list is of the days that the file's name says
    const named = isLast24Hours(query) ? query : range;
    const { columns, rows } = await this.tables[table]({ query: named, filter, figures, now });
    return { name: exportFilename(table, range), file: csvFile(columns, rows) };
  }
}

async function visitorsBy(
  dimension: Dimension,
  column: string,
  figures: Figures,
  labelOf = (value: string) => value,
): Promise<Table> {
  const counts = await figures.visitorsBy(dimension);
  return { columns: [column, 'Visitors'], rows: counts.map(({ value, visitors }) => [labelOf(value), visitors]) };
}
