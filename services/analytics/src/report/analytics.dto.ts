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
import { EmptyAsAbsent, IfPresent, IsIsoDate } from '@farmhouse/platform/http/fields';
import { IsOneOf } from '@farmhouse/platform/http/input-fields';
import { PageQuery } from '@farmhouse/platform/http/paging';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const InDigits = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  );

export class AnalyticsRangeDto implements AnalyticsRange {
  @EmptyAsAbsent() @InDigits() @IsOptional() @IsOneOf('days', ANALYTICS_PERIODS) days?: AnalyticsPeriod;
  @EmptyAsAbsent() @IfPresent() @IsIsoDate() from?: string;
  @EmptyAsAbsent() @IfPresent() @IsIsoDate() to?: string;
}

export class AnalyticsExportDto extends AnalyticsRangeDto {
  @IsOneOf('table', EXPORT_TABLES) table: ExportTable;
}

export class FunnelDto {
  @EmptyAsAbsent() @IfPresent() @IsIsoDate() day?: string;
}

export class SessionListDto extends PageQuery implements SessionListQuery {
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', SESSION_STATES) status?: SessionState;
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Sort', SESSION_SORTS) sort?: SessionSort;
}

export class PageViewListDto extends PageQuery implements PageViewListQuery {
  @IsOptional()
  @MaxLength(100, { message: 'sessionId can have at most 100 characters' })
  @IsString({ message: 'sessionId must be one text' })
  sessionId?: string;
}
