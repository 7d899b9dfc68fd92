import {
  BOOKING_SORTS,
  type BookingListQuery,
  type BookingSort,
} from '@farmhouse/contracts/bookings/booking-view/booking-list';
import {
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  type BookingStatus,
  type PaymentStatus,
} from '@farmhouse/contracts/bookings/booking/booking';
import { IsIsoDate, SeveralInQuery } from '@farmhouse/platform/input/property.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { IsIn, IsOptional } from 'class-validator';
import { EmptyOrNullAsAbsent } from '../booking/input.decorators.ts';

/** The filter of the bookings list, shared by list and export. */
export class BookingFilterDto extends PageQuery implements BookingListQuery {
  @SeveralInQuery()
  @IsOptional()
  @IsIn(BOOKING_STATUSES, { each: true, message: 'There is no such status' })
  status?: BookingStatus[];

  @SeveralInQuery()
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { each: true, message: 'There is no such payment status' })
  paymentStatus?: PaymentStatus[];

  @EmptyOrNullAsAbsent()
  @IsOptional()
  @IsIsoDate({ message: 'The first check-in day must be YYYY-MM-DD' })
  from?: string;
  @EmptyOrNullAsAbsent() @IsOptional() @IsIsoDate({ message: 'The last check-in day must be YYYY-MM-DD' }) to?: string;
  @SortedBy(BOOKING_SORTS) sort?: BookingSort;
}
