import { SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import { RequiredPhone } from '@farmhouse/platform/input/field.decorators';
import { IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import {
  EmptyOrNullAsAbsent,
  IsClockTime,
  IsRupees,
  OptionalRupees,
  TextOrAbsent,
} from '../booking/input.decorators.ts';
import { CouponCode, EmailOrAbsent, FullName, OwnersGuestCount, ServiceIds } from '../booking/stay.decorators.ts';

/** A phone number, which may be empty if there is an e-mail address. */
const ContactNumberUnlessEmail = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? ''),
    ValidateIf(({ contactNumber, email }: CreateExternalBookingDto) => contactNumber !== '' || !email),
    RequiredPhone(),
  );

/** The body of an external booking, with any hours and any number of guests. */
export class CreateExternalBookingDto implements CreateExternalBooking {
  @FullName() fullName: string;
  @EmailOrAbsent() email?: string;
  @ContactNumberUnlessEmail() contactNumber: string = '';
  @IsIsoDate({ message: 'Check-in date is required' }) checkinDate: string;
  @IsIsoDate({ message: 'Check-out date is required' }) checkoutDate: string;
  @OwnersGuestCount() guestCount: number;
  @IsClockTime('Check-in time is required') checkinTime: string;
  @EmptyOrNullAsAbsent() @IsOptional() @IsClockTime('Check-out time must be HH:mm') checkoutTime?: string;
  /** Per guest. */
  @IsRupees() basePrice: number;
  @OptionalRupees() servicesPrice?: number;
  @OptionalRupees() discountAmount?: number;
  @OptionalRupees() finalTotal?: number;
  @IsOptional() @ServiceIds() selectedServices?: string[];
  @CouponCode() couponCode?: string;
  @TextOrAbsent(SPECIAL_REQUESTS_MAX_LENGTH) specialRequests?: string;
}
