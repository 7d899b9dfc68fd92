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
import type { DayRange, ExportTable, RealtimeSession, SessionListQuery } from '@farmhouse/contracts/analytics/report';
import type { Browser, Device } from '@farmhouse/contracts/analytics/visitor';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { FunnelService } from './funnel.service.ts';
import { OverviewService, type Dimension } from './overview.service.ts';
import { RealtimeService } from './realtime.service.ts';
import { SessionsService } from './sessions.service.ts';

type Row = readonly (string | number)[];
interface Table {
  columns: readonly string[];
  rows: Row[];
}
type Filter = Pick<SessionListQuery, 'q' | 'status'>;

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

/** What the dashboard shows, as CSV files. */
@Injectable()
export class AnalyticsExportService {
  /** Sessions are the newest thousand of those that the filter selects. */
  private readonly tables: Record<ExportTable, (range: DayRange, filter: Filter) => Promise<Table>> = {
    days: async (range) => ({
      columns: ['Day', 'Visitors', 'Page Views'],
      rows: (await this.overviewService.byDay(range)).map(({ day, visitors, views }) => [day, visitors, views]),
    }),
    pages: async (range) => ({
      columns: ['Page', 'Views'],
      rows: (await this.overviewService.pages(range)).map(({ page, views }) => [page, views]),
    }),
    devices: (range) => this.visitorsBy('device', 'Device', range, (device) => DEVICE_LABELS[device as Device]),
    sources: (range) => this.visitorsBy('source', 'Source', range),
    browsers: (range) => this.visitorsBy('browser', 'Browser', range, (browser) => BROWSER_LABELS[browser as Browser]),
    countries: (range) => this.visitorsBy('country', 'Country', range),
    sessions: async (range, filter) => sessionTable((await this.sessionsService.list({ ...range, ...filter })).rows),
    'recent-sessions': async () => sessionTable((await this.realtimeService.read()).sessionsLast30Min),
    funnel: async (range) => {
      const { stages, obstacles } = await this.funnelService.read(range);
      return {
        columns: ['Stage', 'Visitors', 'As Many Days Before'],
        rows: [...stages, ...obstacles].map(({ action, visitors, before }) => [
          FUNNEL_LABELS[action],
          visitors,
          before,
        ]),
      };
    },
  };

  constructor(
    private readonly overviewService: OverviewService,
    private readonly realtimeService: RealtimeService,
    private readonly sessionsService: SessionsService,
    private readonly funnelService: FunnelService,
  ) {}

  async csv(table: ExportTable, range: DayRange, filter: Filter = {}): Promise<Readable> {
    const { columns, rows } = await this.tables[table](range, filter);
    return csvFile(columns, rows);
  }

  private async visitorsBy(
    dimension: Dimension,
    column: string,
    range: DayRange,
    labelOf = (value: string) => value,
  ): Promise<Table> {
    const counts = await this.overviewService.visitorsBy(dimension, range);
    return { columns: [column, 'Visitors'], rows: counts.map(({ value, visitors }) => [labelOf(value), visitors]) };
  }
}
