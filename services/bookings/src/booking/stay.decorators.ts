import {
  FULL_NAME_MAX_LENGTH,
  MAX_GUESTS_ONLINE,
  MAX_SELECTED_SERVICES,
} from '@farmhouse/contracts/bookings/booking/booking';
import { CHECKIN_TIMES, CHECKOUT_TIMES } from '@farmhouse/contracts/bookings/stay/stay';
import { EMAIL_MAX_LENGTH } from '@farmhouse/contracts/text/email';
import { tooLong } from '@farmhouse/contracts/text/too-long';
import { visibleLength } from '@farmhouse/contracts/text/visible';
import { RequiredEmail } from '@farmhouse/platform/input/field.decorators';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { SingleLine } from '@farmhouse/platform/input/property.decorators';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { CoercedToNumber, EmptyOrNullAsAbsent, TextOrAbsent } from './input.decorators.ts';

/** Longer than any code, so that a mistyped one is refused as invalid rather than as too long. */
export const COUPON_CODE_MAX_LENGTH = 40;
/** Most guests that the owner can enter; more than online, but still plausible. */
const OWNERS_MAX_GUESTS = 1000;
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

/** A whole number of guests from 1 to `max`. */
const GuestCount = (max: number, tooMany: string): PropertyDecorator =>
  applyDecorators(
    CoercedToNumber(),
    Satisfies(
      'guestCount',
      (guests) => Number.isInteger(guests) && Number(guests) >= 1 && Number(guests) <= max,
      (guests) => (Number(guests) > max ? tooMany : 'At least 1 guest is required'),
      { type: 'integer', minimum: 1, maximum: max },
    ),
  );

export const OnlineGuestCount = (): PropertyDecorator =>
  GuestCount(MAX_GUESTS_ONLINE, `At most ${MAX_GUESTS_ONLINE} guests can be booked online`);

export const OwnersGuestCount = (): PropertyDecorator =>
  GuestCount(OWNERS_MAX_GUESTS, `At most ${OWNERS_MAX_GUESTS} guests`);

const OfferedTime = (times: readonly string[], message: (value: unknown) => string): PropertyDecorator =>
  Satisfies('offeredTime', (time) => typeof time === 'string' && times.includes(time), message, { enum: times });

export const OfferedCheckinTime = (): PropertyDecorator =>
  OfferedTime(CHECKIN_TIMES, (time) =>
    time ? 'Check-in is possible from 10:00 to 18:00, on the hour' : 'Check-in time is required',
  );

export const OfferedCheckoutTime = (): PropertyDecorator =>
  OfferedTime(CHECKOUT_TIMES, () => 'Check-out is possible from 09:00 to 12:00, on the hour');
