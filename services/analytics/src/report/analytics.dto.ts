import {
  ANALYTICS_PERIODS,
  EXPORT_TABLES,
  SESSION_SORTS,
  SESSION_STATES,
  type AnalyticsPeriod,
  type AnalyticsRange,
  type ExportTable,
  type PageViewListQuery,
  type SessionListQuery,
  type SessionSort,
  type SessionState,
} from '@farmhouse/contracts/analytics/report';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { DigitsAsNumber, EmptyAsAbsent, IfPresent, IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf } from '@farmhouse/platform/input/field.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';

const Period = (): PropertyDecorator =>
  applyDecorators(EmptyAsAbsent(), DigitsAsNumber(), IsOptional(), IsOneOf('days', ANALYTICS_PERIODS));
const Day = (): PropertyDecorator => applyDecorators(EmptyAsAbsent(), IfPresent(), IsIsoDate());

export class AnalyticsRangeDto implements AnalyticsRange {
  @Period() days?: AnalyticsPeriod;
  @Day() from?: string;
  @Day() to?: string;
}

class RangedListDto extends PageQuery implements AnalyticsRange {
  @Period() days?: AnalyticsPeriod;
  @Day() from?: string;
  @Day() to?: string;
}

export class SessionListDto extends RangedListDto implements SessionListQuery {
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', SESSION_STATES) status?: SessionState;
  @SortedBy(SESSION_SORTS) sort?: SessionSort;
}

/** Text and status select sessions; the file is never paged. */
export class AnalyticsExportDto extends SessionListDto {
  @IsOneOf('table', EXPORT_TABLES) table: ExportTable;
}

export class PageViewListDto extends RangedListDto implements PageViewListQuery {
  @IsOptional()
  @MaxLength(100, { message: 'sessionId can have at most 100 characters' })
  @IsString({ message: 'sessionId must be a string' })
  sessionId?: string;
}
