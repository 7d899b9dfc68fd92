import { REFUND_TO_MAX_LENGTH } from '@farmhouse/contracts/bookings/payment/refund';
import { atMost } from '@farmhouse/contracts/text/too-long';
import { isClockTime } from '@farmhouse/contracts/timing/ist';
import { IsWhole } from '@farmhouse/platform/input/field.decorators';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { FreeText } from '@farmhouse/platform/input/property.decorators';
import { Satisfies } from '@farmhouse/platform/input/satisfies';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** A wall clock time, `HH:mm`. */
export const IsClockTime = (message: string): PropertyDecorator =>
  Satisfies('isClockTime', (value) => typeof value === 'string' && isClockTime(value), message);

/** Trims a text; an empty text or null counts as absent. */
export const EmptyOrNullAsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' || text === null ? undefined : text;
  });

/** Trimmed text of at most `max` characters; an empty text or null counts as absent. */
export const TextOrAbsent = (max: number): PropertyDecorator =>
  applyDecorators(
    FreeText(),
    EmptyOrNullAsAbsent(),
    IsOptional(),
    IsString({ message: 'This must be a string' }),
    MaxLength(max, { message: atMost(max) }),
  );

/** The refund's destination, on one line; an empty text or null counts as absent. */
export const RefundTo = (): PropertyDecorator =>
  applyDecorators(
    TextOrAbsent(REFUND_TO_MAX_LENGTH),
    Satisfies(
      'oneLine',
      (value) => value === undefined || (typeof value === 'string' && !/[\r\n]/.test(value)),
      'This must be on one line',
    ),
  );

/** A whole number that a form may have sent as text; anything else is left as it is and fails validation. */
export const CoercedToNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : value,
  );

/** Largest plausible amount, in whole rupees; sums of several still fit the column. */
export const MAX_AMOUNT = 10_000_000;

/** Whole rupees, not negative. */
export const IsRupees = (): PropertyDecorator =>
  applyDecorators(
    CoercedToNumber(),
    IsInt({ message: 'An amount must be in whole rupees' }),
    Min(0, { message: 'An amount cannot be negative' }),
    Max(MAX_AMOUNT, { message: 'The amount is too large' }),
  );

/** Whole rupees from 1, for money received. */
export const IsReceivedAmount = (): PropertyDecorator =>
  applyDecorators(IsRupees(), Min(1, { message: 'The amount must be at least ₹1' }));

/** Optional whole rupees from 1, for money received; an empty value counts as absent. */
export const OptionalReceivedAmount = (): PropertyDecorator =>
  applyDecorators(EmptyOrNullAsAbsent(), IsOptional(), IsReceivedAmount());

/** A whole percentage from 0 to 100, optional; an empty value counts as absent. */
export const OptionalPercentage = (): PropertyDecorator =>
  applyDecorators(EmptyOrNullAsAbsent(), IsOptional(), IsWhole('Percentage', 0, 100));

/** Whole rupees, optional. */
export const OptionalRupees = (): PropertyDecorator => applyDecorators(EmptyOrNullAsAbsent(), IsOptional(), IsRupees());
