import {
  CHANGE_NOTE_MAX_LENGTH,
  CHANGE_REQUEST_STATES,
  PRICINGS,
  type AskForChange,
  type ChangeBooking,
  type ChangeRequestState,
  type DecideChangeRequest,
  type Pricing,
  type QuoteChange,
  type StayChanges,
} from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { EMAIL_MAX_LENGTH } from '@farmhouse/contracts/text/email';
import { REASON_MAX_LENGTH, SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { EmptyAsAbsent, EmptyAsNull, IfPresent, IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import {
  IsOneOf,
  IsWhole,
  OptionalEmail,
  OptionalText,
  RequiredPhone,
} from '@farmhouse/platform/input/field.decorators';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, ValidateIf } from 'class-validator';
import { CoercedToNumber, IsClockTime, IsRupees, OptionalRupees, TextOrAbsent } from '../booking/input.decorators.ts';
import {
  COUPON_CODE_MAX_LENGTH,
  FullName,
  OfferedCheckinTime,
  OfferedCheckoutTime,
  OnlineGuestCount,
  OwnersGuestCount,
  ServiceIds,
} from '../booking/stay.decorators.ts';

/** The largest number of its column. */
const MAX_VERSION = 2_147_483_647;

/** A text, or null to remove the present value. */
const NullableCode = (): PropertyDecorator =>
  applyDecorators(
    EmptyAsNull(),
    IsOptional(),
    IsString({ message: 'This must be a string' }),
    MaxLength(COUPON_CODE_MAX_LENGTH, { message: `At most ${COUPON_CODE_MAX_LENGTH} characters are possible` }),
  );

/** A phone number, or empty to remove it. Whether the guest can still be reached is decided with the e-mail address. */
const ContactNumberOrNone = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_dto: object, value: unknown): boolean => value !== undefined && value !== ''),
    RequiredPhone(),
  );

/** Absent fields stay unchanged. */
export class QuoteChangeDto implements QuoteChange {
  @IfPresent() @IsOneOf('Pricing', PRICINGS) pricing?: Pricing;
  @OptionalRupees() finalTotal?: number;
  @IfPresent() @FullName() fullName?: string;
  @ContactNumberOrNone() contactNumber?: string;
  @OptionalEmail(EMAIL_MAX_LENGTH) email?: string | null;
  @IfPresent() @IsIsoDate({ message: 'Check-in date is required' }) checkinDate?: string;
  @IfPresent() @IsIsoDate({ message: 'Check-out date is required' }) checkoutDate?: string;
  @IfPresent() @IsClockTime('Check-in time is required') checkinTime?: string;
  @EmptyAsNull() @IsOptional() @IsClockTime('Check-out time must be HH:mm') checkoutTime?: string | null;
  @IfPresent() @OwnersGuestCount() guestCount?: number;
  @IfPresent() @ServiceIds() selectedServices?: string[];
  @NullableCode() couponCode?: string | null;
  @IsOptional() @IsRupees() discountAmount?: number | null;
  @OptionalText('Special requests', SPECIAL_REQUESTS_MAX_LENGTH) specialRequests?: string | null;
}

export class ChangeBookingDto extends QuoteChangeDto implements ChangeBooking {
  @CoercedToNumber() @IsWhole('The version of the booking', 1, MAX_VERSION) version: number;

  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
  @OptionalRupees() shownTotal?: number;
}

/** A guest's change obeys the rules of a new booking request. */
export class StayChangesDto implements StayChanges {
  @IfPresent() @IsIsoDate({ message: 'Check-in date is required' }) checkinDate?: string;
  @IfPresent() @IsIsoDate({ message: 'Check-out date is required' }) checkoutDate?: string;
  @IfPresent() @OfferedCheckinTime() checkinTime?: string;
  @EmptyAsNull() @IsOptional() @OfferedCheckoutTime() checkoutTime?: string | null;
  @IfPresent() @OnlineGuestCount() guestCount?: number;
  @IfPresent() @ServiceIds() selectedServices?: string[];
  @NullableCode() couponCode?: string | null;
}

export class AskForChangeDto extends StayChangesDto implements AskForChange {
  @TextOrAbsent(CHANGE_NOTE_MAX_LENGTH) note?: string;
  @OptionalRupees() shownTotal?: number;
}

export class DecideChangeRequestDto implements DecideChangeRequest {
  @IfPresent() @IsOneOf('Pricing', PRICINGS) pricing?: Pricing;
  @OptionalRupees() finalTotal?: number;
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
}

export class ChangeRequestsQueryDto extends PageQuery {
  @EmptyAsAbsent() @IfPresent() @IsOneOf('State', CHANGE_REQUEST_STATES) state?: ChangeRequestState;
}
