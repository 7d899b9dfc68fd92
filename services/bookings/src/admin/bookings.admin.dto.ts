import {
  BOOKING_SORTS,
  MAX_DECLINED_AT_ONCE,
  type BookingListQuery,
  type BookingSort,
  type DeclineBookings,
} from '@farmhouse/contracts/bookings/admin-booking';
import type { CancelBooking, ChangeBookingStatus } from '@farmhouse/contracts/bookings/admin-booking';
import {
  BOOKING_STATUSES,
  PAYMENT_STATUSES,
  REASON_MAX_LENGTH,
  type BookingStatus,
  type PaymentStatus,
} from '@farmhouse/contracts/bookings/booking';
import { IsIsoDate } from '@farmhouse/platform/http/fields';
import { PageQuery } from '@farmhouse/platform/http/paging';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { EmptyOrNullAsAbsent, TextOrAbsent } from '../booking/input.decorators.ts';

const SORTS: readonly string[] = BOOKING_SORTS.flatMap((sort) => [sort, `-${sort}`]);

/** `?status=a&status=b` and `?status=a,b` are equivalent; an empty value is ignored. */
const Several = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const parts = [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
    const chosen = parts.filter((part) => part !== '' && part !== undefined);
    return chosen.length > 0 ? chosen : undefined;
  });

/** The filter of the bookings list, shared by list and export. */
export class BookingFilterDto extends PageQuery implements BookingListQuery {
  @Several()
  @IsOptional()
  @IsIn(BOOKING_STATUSES, { each: true, message: 'There is no such status' })
  status?: BookingStatus[];

  @Several()
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { each: true, message: 'There is no such payment status' })
  paymentStatus?: PaymentStatus[];

  @EmptyOrNullAsAbsent()
  @IsOptional()
  @IsIsoDate({ message: 'The first check-in day must be YYYY-MM-DD' })
  from?: string;
  @EmptyOrNullAsAbsent() @IsOptional() @IsIsoDate({ message: 'The last check-in day must be YYYY-MM-DD' }) to?: string;
  @EmptyOrNullAsAbsent()
  @IsOptional()
  @IsIn(SORTS, { message: 'The list cannot be sorted by this' })
  sort?: BookingSort;
}

export class ChangeStatusDto implements ChangeBookingStatus {
  @IsIn(BOOKING_STATUSES, { message: 'There is no such status' }) status: BookingStatus;
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}

export class CancelDto implements CancelBooking {
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}

/** Largest id that the database has. */
const MAX_ID = 2_147_483_647;

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
