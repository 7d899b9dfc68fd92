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
import type { ExportTable, SessionListQuery } from '@farmhouse/contracts/analytics/report';
import type { Device } from '@farmhouse/contracts/analytics/visitor';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { csvFile } from '@farmhouse/platform/http/csv';
import { Injectable } from '@nestjs/common';
import { Funnel } from './funnel.service.ts';
import { Overview } from './overview.service.ts';
import type { DayRange } from './range.rules.ts';
import { Sessions } from './sessions.service.ts';

type Row = readonly (string | number)[];
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

const toRows = <T>(items: readonly T[], rowOf: (item: T) => Row): Row[] => items.map(rowOf);

/** What the dashboard shows, as CSV files. */
@Injectable()
export class AnalyticsExport {
  constructor(
    private readonly overview: Overview,
    private readonly sessions: Sessions,
    private readonly funnel: Funnel,
  ) {}

  /** Sessions are the newest thousand of those that `filter` selects; the funnel is that of the range's last day. */
  async csv(table: ExportTable, range: DayRange, filter: Filter = {}): Promise<Readable> {
    switch (table) {
      case 'days': {
        const days = await this.overview.byDay(range);
        return csvFile(
          ['Day', 'Visitors', 'Page Views'],
          toRows(days, ({ day, visitors, views }) => [day, visitors, views]),
        );
      }
      case 'pages': {
        const pages = await this.overview.pages(range);
        return csvFile(
          ['Page', 'Views'],
          toRows(pages, ({ page, views }) => [page, views]),
        );
      }
      case 'devices':
        return csvFile(['Device', 'Visitors'], await this.deviceRows(range));
      case 'sources':
        return csvFile(['Source', 'Visitors'], await this.sourceRows(range));
      case 'sessions':
        return csvFile(SESSION_COLUMNS, await this.sessionRows({ ...range, ...filter }));
      case 'funnel':
        return csvFile(['Stage', 'Visitors', 'Week Before (a day)'], await this.funnelRows(range.to));
    }
  }

  private async deviceRows(range: DayRange): Promise<Row[]> {
    const devices = await this.overview.visitorsBy('device', range);
    return toRows(devices, ({ value, visitors }) => [DEVICE_LABELS[value as Device], visitors]);
  }

  private async sourceRows(range: DayRange): Promise<Row[]> {
    const sources = await this.overview.visitorsBy('source', range);
    return toRows(sources, ({ value, visitors }) => [value, visitors]);
  }

  private async sessionRows(query: DayRange & Filter): Promise<Row[]> {
    const { rows } = await this.sessions.list(query);
    return toRows(rows, (session) => [
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
    ]);
  }

  private async funnelRows(day: string): Promise<Row[]> {
    const { stages, obstacles } = await this.funnel.read(day);
    return toRows([...stages, ...obstacles], ({ action, visitors, weekBefore }) => [
      FUNNEL_LABELS[action],
      visitors,
      weekBefore,
    ]);
  }
}
