import { tooLong } from '@farmhouse/contracts/text/too-long';
import { EMAIL_MAX_LENGTH } from '@farmhouse/contracts/text/email';
import {
  FULL_NAME_MAX_LENGTH,
  MAX_GUESTS_ONLINE,
  MAX_SELECTED_SERVICES,
  SPECIAL_REQUESTS_MAX_LENGTH,
} from '@farmhouse/contracts/bookings/booking/booking';
import type { CreateBooking, QuoteBooking } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import { CHECKIN_TIMES, CHECKOUT_TIMES } from '@farmhouse/contracts/bookings/stay/stay';
import { RequiredEmail, RequiredPhone } from '@farmhouse/platform/input/field.decorators';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { IsIsoDate, SingleLine } from '@farmhouse/platform/input/property.decorators';
import { visibleLength } from '@farmhouse/contracts/text/visible';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNumber, IsOptional, IsString, ValidateIf } from 'class-validator';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { CoercedToNumber, EmptyOrNullAsAbsent, TextOrAbsent } from '../booking/input.decorators.ts';

/** Longer than any code, so that a mistyped one is refused as invalid rather than as too long. */
export const COUPON_CODE_MAX_LENGTH = 40;
const UTR_MAX_LENGTH = 60;
const SERVICE_ID_MAX_LENGTH = 20;

/** Rule: fields of a booking request. */
export const FullName = (): PropertyDecorator =>
  applyDecorators(
    SingleLine(),
    Satisfies('fullName', (name) => typeof name === 'string' && visibleLength(name) >= 2, 'Full name is required', {
      minLength: 2,
    }),
    MaxLength(FULL_NAME_MAX_LENGTH, { message: tooLong('Full name', FULL_NAME_MAX_LENGTH) }),
  );

/** An e-mail address; an empty text or null counts as absent. Rule: fields of a booking request. */
export const EmailOrAbsent = (): PropertyDecorator =>
  applyDecorators(RequiredEmail(EMAIL_MAX_LENGTH), EmptyOrNullAsAbsent(), IsOptional());

/** Ids of services as text; numbers are also accepted. */
export const ServiceIds = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((id: unknown) => (typeof id === 'number' ? String(id) : id)) : value,
    ),
    IsArray({ message: 'Selected services must be a list' }),
    ArrayMaxSize(MAX_SELECTED_SERVICES, { message: `At most ${MAX_SELECTED_SERVICES} services can be selected` }),
    IsString({ each: true, message: 'A selected service is not valid' }),
    MaxLength(SERVICE_ID_MAX_LENGTH, { each: true, message: 'A selected service is not valid' }),
  );

export const CouponCode = (): PropertyDecorator => TextOrAbsent(COUPON_CODE_MAX_LENGTH);

export const OnlineGuestCount = (): PropertyDecorator =>
  applyDecorators(
    CoercedToNumber(),
    Satisfies(
      'guestCount',
      (guests) => Number.isInteger(guests) && Number(guests) >= 1 && Number(guests) <= MAX_GUESTS_ONLINE,
      (guests) =>
        Number(guests) > MAX_GUESTS_ONLINE
          ? `At most ${MAX_GUESTS_ONLINE} guests can be booked online`
          : 'At least 1 guest is required',
      { type: 'integer', minimum: 1, maximum: MAX_GUESTS_ONLINE },
    ),
  );

const OfferedTime = (times: readonly string[], message: (value: unknown) => string): PropertyDecorator =>
  Satisfies('offeredTime', (time) => typeof time === 'string' && times.includes(time), message, { enum: times });

export const OfferedCheckinTime = (): PropertyDecorator =>
  OfferedTime(CHECKIN_TIMES, (time) =>
    time ? 'Check-in is possible from 10:00 to 18:00, on the hour' : 'Check-in time is required',
  );

export const OfferedCheckoutTime = (): PropertyDecorator =>
  OfferedTime(CHECKOUT_TIMES, () => 'Check-out is possible from 09:00 to 12:00, on the hour');

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
