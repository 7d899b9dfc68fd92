import { SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CreateBooking, QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { RequiredPhone } from '@farmhouse/platform/input/field.decorators';
import { IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { IsNumber, IsOptional, ValidateIf } from 'class-validator';
import { CoercedToNumber, EmptyOrNullAsAbsent, TextOrAbsent } from '../booking/input.decorators.ts';
import {
  CouponCode,
  EmailOrAbsent,
  FullName,
  OfferedCheckinTime,
  OfferedCheckoutTime,
  OnlineGuestCount,
  ServiceIds,
} from '../booking/stay.decorators.ts';

const UTR_MAX_LENGTH = 60;

/** An amount that the guest was shown; the server only compares it. */
const QuotedAmount = (): PropertyDecorator =>
  applyDecorators(
    CoercedToNumber(),
    EmptyOrNullAsAbsent(),
    IsOptional(),
    IsNumber({}, { message: 'An amount must be a number' }),
  );

/** The body of a guest's booking request. Rule: fields of a booking request. */
export class CreateBookingDto implements CreateBooking {
  @FullName() fullName: string;
  @RequiredPhone() contactNumber: string;
  @EmailOrAbsent() email?: string;
  @IsIsoDate({ message: 'Check-in date is required' }) checkinDate: string;
  @IsIsoDate({ message: 'Check-out date is required' }) checkoutDate: string;
  @OnlineGuestCount() guestCount: number;
  @OfferedCheckinTime() checkinTime: string;
  @EmptyOrNullAsAbsent() @IsOptional() @OfferedCheckoutTime() checkoutTime?: string;
  @IsOptional() @ServiceIds() selectedServices?: string[];
  @CouponCode() couponCode?: string;
  @TextOrAbsent(SPECIAL_REQUESTS_MAX_LENGTH) specialRequests?: string;
  @TextOrAbsent(UTR_MAX_LENGTH) upiTransactionId?: string;
  @QuotedAmount() basePrice?: number;
  @QuotedAmount() servicesPrice?: number;
  @QuotedAmount() discountAmount?: number;
  @QuotedAmount() finalTotal?: number;
}

/** A date of a stay that may not be chosen yet; with one of the two dates the other is required. */
const QuotedDate = (message: string): PropertyDecorator =>
  applyDecorators(
    EmptyOrNullAsAbsent(),
    ValidateIf(({ checkinDate, checkoutDate }: QuoteDto) => (checkinDate ?? checkoutDate) !== undefined),
    IsIsoDate({ message }),
  );

export class QuoteDto implements QuoteBooking {
  @QuotedDate('Check-in date is required') checkinDate?: string;
  @QuotedDate('Check-out date is required') checkoutDate?: string;
  @OnlineGuestCount() guestCount: number;
  @IsOptional() @ServiceIds() selectedServices?: string[];
  @CouponCode() couponCode?: string;
}
