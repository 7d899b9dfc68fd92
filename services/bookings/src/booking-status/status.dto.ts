import type {
  CancelBooking,
  ChangeBookingStatus,
  ConfirmBooking,
} from '@farmhouse/contracts/bookings/booking/status-change';
import { BOOKING_STATUSES, REASON_MAX_LENGTH, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { IsWhole } from '@farmhouse/platform/input/field.decorators';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsIn } from 'class-validator';
import { OptionalPercentage, OptionalRupees, RefundTo, TextOrAbsent } from '../booking/input.decorators.ts';

export class ConfirmDto implements ConfirmBooking {
  @IfPresent() @IsWhole('The number of changes', 0, MAX_ID) stayChanges?: number;
}

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
