import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import {
  MAX_DECLINED_AT_ONCE,
  type DeclineBookings,
  type SeenRequest,
} from '@farmhouse/contracts/bookings/booking/status-change';
import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { IsFlag, IsWhole } from '@farmhouse/platform/input/field.decorators';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { TextOrAbsent } from '../booking/input.decorators.ts';

class SeenRequestDto implements SeenRequest {
  @IsWhole('The booking', 1, MAX_ID) id: number;
  @IfPresent() @IsWhole('The number of changes', 0, MAX_ID) stayChanges?: number;
  @IsFlag('Dates taken') datesTaken: boolean;
}

export class DeclineDto implements DeclineBookings {
  @Max(MAX_ID, { each: true, message: 'An id must be a whole number above 0' })
  @Min(1, { each: true, message: 'An id must be a whole number above 0' })
  @IsInt({ each: true, message: 'An id must be a whole number above 0' })
  @ArrayMaxSize(MAX_DECLINED_AT_ONCE, { message: `At most ${MAX_DECLINED_AT_ONCE} bookings can be declined at once` })
  @ArrayMinSize(1, { message: 'Choose at least one booking' })
  @IsArray({ message: 'The ids of the bookings are required' })
  ids: number[];

  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;

  @IfPresent()
  @Type(() => SeenRequestDto)
  @ValidateNested({ each: true, message: 'What was seen of the bookings must be a list of objects' })
  @ArrayMaxSize(MAX_DECLINED_AT_ONCE, { message: `At most ${MAX_DECLINED_AT_ONCE} bookings can be declined at once` })
  @IsArray({ message: 'What was seen of the bookings must be a list' })
  seen?: SeenRequestDto[];
}
