import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { MAX_DECLINED_AT_ONCE, type DeclineBookings } from '@farmhouse/contracts/bookings/booking/status-change';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { TextOrAbsent } from '../booking/input.decorators.ts';

export class DeclineDto implements DeclineBookings {
  @Max(MAX_ID, { each: true, message: 'An id must be a whole number above 0' })
  @Min(1, { each: true, message: 'An id must be a whole number above 0' })
  @IsInt({ each: true, message: 'An id must be a whole number above 0' })
  @ArrayMaxSize(MAX_DECLINED_AT_ONCE, { message: `At most ${MAX_DECLINED_AT_ONCE} bookings can be declined at once` })
  @ArrayMinSize(1, { message: 'Choose at least one booking' })
  @IsArray({ message: 'The ids of the bookings are required' })
  ids: number[];

  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}
