import {
  CALENDAR_EXPORT_KINDS,
  CALENDAR_EXPORT_NAME_MAX_LENGTH,
  type CalendarExportKind,
  type ChangeCalendarExport,
  type CreateCalendarExport,
} from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsOneOf, IsWhole, RequiredLine } from '@farmhouse/platform/input/field.decorators';
import { IsOptional } from 'class-validator';

export class CreateCalendarExportDto implements CreateCalendarExport {
  @RequiredLine('Name', CALENDAR_EXPORT_NAME_MAX_LENGTH) name: string;
  @IfPresent() @IsOneOf('Kind', CALENDAR_EXPORT_KINDS) kind?: CalendarExportKind;
  @IsOptional() @IsWhole('Feed', 1, MAX_ID) feedId?: number | null;
}

/** Omitted fields keep their values. */
export class ChangeCalendarExportDto implements ChangeCalendarExport {
  @IfPresent() @RequiredLine('Name', CALENDAR_EXPORT_NAME_MAX_LENGTH) name?: string;
  @IsOptional() @IsWhole('Feed', 1, MAX_ID) feedId?: number | null;
}
