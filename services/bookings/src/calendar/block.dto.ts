import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CreateCalendarBlock, FreeBlockedDays } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { TextOrAbsent } from '../booking/input.decorators.ts';

export class CreateBlockDto implements CreateCalendarBlock {
  @IsIsoDate({ message: 'The first day is required' }) fromDate: string;
  @IsIsoDate({ message: 'The last day is required' }) toDate: string;
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}

export class FreeDaysDto implements FreeBlockedDays {
  @IsIsoDate({ message: 'The first day is required' }) fromDate: string;
  @IsIsoDate({ message: 'The last day is required' }) toDate: string;
}
