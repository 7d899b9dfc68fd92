import {
  COUPON_CODE_PATTERN,
  COUPON_TYPES,
  MAX_COUPON_AMOUNT,
  normaliseCouponCode,
  type CouponType,
  type SaveCoupon,
  type ValidateCoupon,
} from '@farmhouse/contracts/catalogue/coupon';
import { mustBeRupees } from '@farmhouse/contracts/text/rupees';
import { IsFlag } from '@farmhouse/platform/input/field.decorators';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { DigitsAsNumber, EmptyAsNull, IfPresent, IsIsoDate, Trim } from '@farmhouse/platform/input/property.decorators';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

const Uppercase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseCouponCode(value) : value));

const IsCouponCode = (): PropertyDecorator =>
  Matches(COUPON_CODE_PATTERN, {
    message: 'Code must have 3 to 20 characters: letters, digits, dashes and underscores',
  });
const IsCouponType = (): PropertyDecorator => IsIn(COUPON_TYPES, { message: 'Type must be percentage or fixed' });
const IsWholeNumber = (field: string): PropertyDecorator =>
  applyDecorators(DigitsAsNumber(), IsInt({ message: `${field} must be a whole number` }));
const AMOUNT_RANGE = { message: `Minimum amount ${mustBeRupees(0, MAX_COUPON_AMOUNT)}` };
const CAP_RANGE = { message: `Maximum discount ${mustBeRupees(1, MAX_COUPON_AMOUNT)}` };

/** The optional fields of a new coupon, and of a change. */
class CouponConditionsDto {
  @IfPresent()
  @Max(MAX_COUPON_AMOUNT, AMOUNT_RANGE)
  @Min(0, AMOUNT_RANGE)
  @IsWholeNumber('Minimum amount')
  minAmount?: number;

  @IsOptional()
  @Max(MAX_COUPON_AMOUNT, CAP_RANGE)
  @Min(1, CAP_RANGE)
  @IsWholeNumber('Maximum discount')
  maxDiscount?: number | null;

  @IsOptional()
  @IsIsoDate({ message: 'Expiry must be a date like 2026-12-31' })
  @EmptyAsNull()
  expiryDate?: string | null;

  @IfPresent()
  @IsFlag('Active')
  active?: boolean;

  @IfPresent()
  @IsFlag('Listed')
  listed?: boolean;
}

export class CreateCouponDto extends CouponConditionsDto implements SaveCoupon {
  @IsCouponCode() @Uppercase() code: string;
  @IsCouponType() type: CouponType;
  @IsWholeNumber('Value') value: number;
}

/** Omitted fields keep their values. */
export class ChangeCouponDto extends CouponConditionsDto implements Partial<SaveCoupon> {
  @IfPresent() @IsCouponCode() @Uppercase() code?: string;
  @IfPresent() @IsCouponType() type?: CouponType;
  @IfPresent() @IsWholeNumber('Value') value?: number;
}

/** Far above any subtotal; beyond it, percentages would no longer be exact. */
const MAX_SUBTOTAL = 1_000_000_000;
const SUBTOTAL_RANGE = { message: `Amount ${mustBeRupees(0, MAX_SUBTOTAL)}` };

export class ValidateCouponDto implements ValidateCoupon {
  @MaxLength(100, { message: 'Coupon code is too long' })
  @IsNotEmpty({ message: 'Please enter a coupon code' })
  @IsString({ message: 'Please enter a coupon code' })
  @Trim()
  code: string;

  @Max(MAX_SUBTOTAL, SUBTOTAL_RANGE)
  @Min(0, SUBTOTAL_RANGE)
  @IsWholeNumber('Amount')
  amount: number;
}
