import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking';
import { EmptyAsAbsent, WholeNumberInQuery } from '@farmhouse/platform/http/fields';
import { IsIn, IsOptional } from 'class-validator';
import { SpanQuery } from './span.dto.ts';

export class AvailabilityQuery extends SpanQuery {
  /** For how many guests the days are priced; without it they are not. */
  @WholeNumberInQuery(1, MAX_GUESTS_ONLINE) guests?: number;
  /** Also what the prices are made from. */
  @EmptyAsAbsent() @IsOptional() @IsIn(['yes', 'no'], { message: 'terms must be yes or no' }) terms?: 'yes' | 'no';
}
