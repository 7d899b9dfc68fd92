import { SPECIAL_REQUESTS_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CreateExternalBooking } from '@farmhouse/contracts/bookings/booking-request/external-booking';
import { RequiredPhone } from '@farmhouse/platform/input/field.decorators';
import { IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateIf } from 'class-validator';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import {
  CoercedToNumber,
  EmptyOrNullAsAbsent,
  IsClockTime,
  IsRupees,
  OptionalRupees,
  TextOrAbsent,
} from '../booking/input.decorators.ts';
import { CouponCode, EmailOrAbsent, FullName, ServiceIds } from './booking-request.dto.ts';

/** Most guests that the owner can enter; more than online, but still plausible. */
const MAX_GUESTS = 1000;

export const OwnersGuestCount = (): PropertyDecorator =>
  applyDecorators(
    CoercedToNumber(),
    Satisfies(
      'guestCount',
      (guests) => Number.isInteger(guests) && Number(guests) >= 1 && Number(guests) <= MAX_GUESTS,
      (guests) => (Number(guests) > MAX_GUESTS ? `At most ${MAX_GUESTS} guests` : 'At least 1 guest is required'),
      { type: 'integer', minimum: 1, maximum: MAX_GUESTS },
    ),
  );

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
