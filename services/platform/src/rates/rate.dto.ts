import {
  MAX_DISCOUNT_NIGHTS,
  MAX_LENGTH_DISCOUNTS,
  MAX_RATE_GUESTS,
  MAX_RATE_PRICE,
  RATE_BASES,
  RATE_STAYS,
  type LengthDiscount,
  type RateBasis,
  type RateStays,
  type SaveRate,
} from '@farmhouse/contracts/catalogue/rate';
import { IfPresent } from '../input/property.decorators.ts';
import { IsOneOf, IsWhole } from '../input/field.decorators.ts';
import { Satisfies } from '../input/satisfies.ts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { SeasonDto, seasonFields } from './season.dto.ts';

const isFromTo = (value: unknown, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max;

const isLengthDiscount = (value: unknown): value is LengthDiscount => {
  const { nights, percent } = (value ?? {}) as Partial<Record<keyof LengthDiscount, unknown>>;
  return isFromTo(nights, MAX_DISCOUNT_NIGHTS) && isFromTo(percent, 100);
};

/** Nothing but nights and percent is kept of each. */
const LengthDiscounts = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.every(isLengthDiscount)
        ? value.map(({ nights, percent }) => ({ nights, percent }))
        : value,
    ),
    IfPresent(),
    Satisfies(
      'lengthDiscounts',
      (list) => Array.isArray(list) && list.length <= MAX_LENGTH_DISCOUNTS && list.every(isLengthDiscount),
      `Discounts must be at most ${MAX_LENGTH_DISCOUNTS}, each from 1 to ${MAX_DISCOUNT_NIGHTS} nights and 1 to 100 percent`,
    ),
  );

/** Omitted fields are null, or their default. */
export class SaveRateDto extends SeasonDto implements SaveRate {
  @IfPresent() @IsOneOf('Stays', RATE_STAYS) stays?: RateStays;
  @IsOneOf('Basis', RATE_BASES) basis: RateBasis;
  @IsWhole('Price', 0, MAX_RATE_PRICE) price: number;
  @IsOptional() @IsWhole('Guests included', 1, MAX_RATE_GUESTS) includedGuests?: number | null;
  @IsOptional() @IsWhole('Price of a further guest', 0, MAX_RATE_PRICE) extraGuestPrice?: number | null;
  @IsOptional() @IsWhole('Fewest guests', 1, MAX_RATE_GUESTS) minGuests?: number | null;
  @LengthDiscounts() lengthDiscounts?: LengthDiscount[];
}

/** Every field of a new rate; what was left out is null, or the usual. */
export function rateFields(dto: SaveRateDto) {
  const { stays, basis, price, includedGuests, extraGuestPrice, minGuests, lengthDiscounts } = dto;
  return {
    ...seasonFields(dto),
    stays: stays ?? ('both' as const),
    basis,
    price,
    includedGuests: includedGuests ?? null,
    extraGuestPrice: extraGuestPrice ?? null,
    minGuests: minGuests ?? null,
    lengthDiscounts: lengthDiscounts ?? [],
  };
}
