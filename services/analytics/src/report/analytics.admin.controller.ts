import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import {
  exportFilename,
  type AnalyticsOverview,
  type AnalyticsRealtime,
  type PageViewView,
  type VisitorSessionView,
} from '@farmhouse/contracts/analytics/report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { sendPage } from '@farmhouse/platform/http/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnalyticsExportDto, AnalyticsRangeDto, FunnelDto, PageViewListDto, SessionListDto } from './analytics.dto.ts';
import { AnalyticsExport } from './export.service.ts';
import { Funnel } from './funnel.service.ts';
import { Overview } from './overview.service.ts';
import { PageViews } from './page-views.service.ts';
import { rangeOf } from './range.rules.ts';
import { Realtime } from './realtime.service.ts';
import { Sessions } from './sessions.service.ts';

@Controller('api/admin/analytics')
@Admin('analytics')
export class AnalyticsAdminController {
  constructor(
    private readonly reports: Overview,
    private readonly live: Realtime,
    private readonly visitors: Sessions,
    private readonly views: PageViews,
    private readonly bookings: Funnel,
    private readonly exports: AnalyticsExport,
  ) {}

  @Get('overview')
  overview(@Query() range: AnalyticsRangeDto): Promise<AnalyticsOverview> {
    return this.reports.read(range);
  }

  @Get('realtime')
  realtime(): Promise<AnalyticsRealtime> {
    return this.live.read();
  }

  @Get('sessions')
  async sessions(
    @Query() filter: SessionListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VisitorSessionView[]> {
    return sendPage(reply, await this.visitors.list(filter));
  }

  @Get('pageviews')
  async pageViews(
    @Query() filter: PageViewListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PageViewView[]> {
    return sendPage(reply, await this.views.list(filter));
  }

  @Get('funnel')
  funnel(@Query() { day }: FunnelDto): Promise<FunnelView> {
    return this.bookings.read(day);
  }

  @Get('export.csv')
  async csv(@Query() { table, q, status, ...query }: AnalyticsExportDto): Promise<StreamableFile> {
    const range = rangeOf(query, istDate(new Date()));
    return new StreamableFile(await this.exports.csv(table, range, { q, status }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${exportFilename(table, range)}"`,
    });
  }
}
