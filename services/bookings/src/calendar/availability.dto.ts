import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import { EmptyAsAbsent, WholeNumberInQuery } from '@farmhouse/platform/input/property.decorators';
import { IsIn, IsOptional } from 'class-validator';
import { SpanQueryDto } from './span.dto.ts';

export class AvailabilityQueryDto extends SpanQueryDto {
  /** Number of guests to price the days for; without it they are not priced. */
  @WholeNumberInQuery(1, MAX_GUESTS_ONLINE) guests?: number;
  /** `yes` to include the rates and rules behind the prices. */
  @EmptyAsAbsent() @IsOptional() @IsIn(['yes', 'no'], { message: 'terms must be yes or no' }) terms?: 'yes' | 'no';
}
