import type { CancelBooking, ChangeBookingStatus } from '@farmhouse/contracts/bookings/booking/status-change';
import { BOOKING_STATUSES, REASON_MAX_LENGTH, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { IsIn } from 'class-validator';
import { OptionalPercentage, OptionalRupees, RefundTo, TextOrAbsent } from '../booking/input.decorators.ts';

export class CancelDto implements CancelBooking {
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
  @OptionalRupees() refund?: number;
  @OptionalPercentage() refundPercent?: number;
  @TextOrAbsent(REASON_MAX_LENGTH) refundReason?: string;
  @RefundTo() refundTo?: string;
}

export class ChangeStatusDto extends CancelDto implements ChangeBookingStatus {
  @IsIn(BOOKING_STATUSES, { message: 'There is no such status' }) status: BookingStatus;
}
