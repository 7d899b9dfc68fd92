import type { FunnelView } from '@farmhouse/contracts/analytics/funnel';
import type {
  AnalyticsOverview,
  AnalyticsRealtime,
  PageViewView,
  VisitorSessionView,
} from '@farmhouse/contracts/analytics/report';
import { csvResponse } from '@farmhouse/platform/http/csv';
import { sendPage } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnalyticsExportDto, AnalyticsRangeDto, PageViewListDto, SessionListDto } from './analytics.dto.ts';
import { AnalyticsExportService } from './export.service.ts';
import { FunnelService } from './funnel.service.ts';
import { OverviewService } from './overview.service.ts';
import { PageViewsService } from './page-views.service.ts';
import { RealtimeService } from './realtime.service.ts';
import { SessionsService } from './sessions.service.ts';

@Controller('api/admin/analytics')
@Admin('analytics')
export class AnalyticsAdminController {
  constructor(
    private readonly overviewService: OverviewService,
    private readonly realtimeService: RealtimeService,
    private readonly sessionsService: SessionsService,
    private readonly pageViewsService: PageViewsService,
    private readonly funnelService: FunnelService,
    private readonly analyticsExportService: AnalyticsExportService,
  ) {}

  /** Returns the key figures of a range of days, by day and by page. */
  @Get('overview')
  overview(@Query() range: AnalyticsRangeDto): Promise<AnalyticsOverview> {
    return this.overviewService.read(range);
  }

  /** Returns who is on the site now. */
  @Get('realtime')
  realtime(): Promise<AnalyticsRealtime> {
    return this.realtimeService.read();
  }

  /** Lists the visits of a range of days, one page at a time. */
  @Get('sessions')
  async sessions(
    @Query() filter: SessionListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VisitorSessionView[]> {
    return sendPage(reply, await this.sessionsService.list(filter));
  }

  /** Lists the page views of a range of days, one page at a time. */
  @Get('pageviews')
  async pageViews(
    @Query() filter: PageViewListDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PageViewView[]> {
    return sendPage(reply, await this.pageViewsService.list(filter));
  }

  /** Counts the visits that reached each step of a booking. */
  @Get('funnel')
  funnel(@Query() range: AnalyticsRangeDto): Promise<FunnelView> {
    return this.funnelService.read(range);
  }

  /** Exports a table of the analytics as a CSV file. */
  @Get('export.csv')
  async csv(@Query() { table, q, status, ...query }: AnalyticsExportDto): Promise<StreamableFile> {
    const { name, file } = await this.analyticsExportService.csv(table, query, { q, status });
    return csvResponse(file, name);
  }
}
