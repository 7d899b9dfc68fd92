import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type {
  ChangeCalendarBlock,
  CreateCalendarBlock,
  FreeBlockedDays,
} from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { IsWhole } from '@farmhouse/platform/input/field.decorators';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { IfPresent, IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { TextOrAbsent } from '../booking/input.decorators.ts';

export class CreateBlockDto implements CreateCalendarBlock {
  @IsIsoDate({ message: 'The first day is required' }) fromDate: string;
  @IsIsoDate({ message: 'The last day is required' }) toDate: string;
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}

export class ChangeBlockDto extends CreateBlockDto implements ChangeCalendarBlock {
  @IfPresent() @IsWhole('Version', 1, MAX_ID) version?: number;
}

export class FreeDaysDto implements FreeBlockedDays {
  @IsIsoDate({ message: 'The first day is required' }) fromDate: string;
  @IsIsoDate({ message: 'The last day is required' }) toDate: string;
}
