import type { PreviewRates } from '@farmhouse/contracts/bookings/price/rate-preview';
import { MAX_RATE_GUESTS, MAX_RATES } from '@farmhouse/contracts/catalogue/rate';
import { MAX_STAY_RULES } from '@farmhouse/contracts/catalogue/stay-rule';
import { IfPresent, IsIsoDate } from '@farmhouse/platform/input/property.decorators';
import { IsWhole } from '@farmhouse/platform/input/field.decorators';
import { SaveRateDto } from '@farmhouse/platform/rates/rate.dto';
import { SaveStayRuleDto } from '@farmhouse/platform/rates/stay-rule.dto';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { EmptyOrNullAsAbsent } from '../booking/input.decorators.ts';

export class PreviewedRateDto extends SaveRateDto {
  @IfPresent() @IsInt({ message: 'Id must be a whole number' }) id?: number;
}

export class PreviewedStayRuleDto extends SaveStayRuleDto {
  @IfPresent() @IsInt({ message: 'Id must be a whole number' }) id?: number;
}

/** A form that is being filled in may have no name yet. */
const nameOr = (name: string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? name : value));
nameOr('New rate')(PreviewedRateDto.prototype, 'name');
nameOr('New rule')(PreviewedStayRuleDto.prototype, 'name');

const ListOf = (type: () => new () => object, max: number, things: string): PropertyDecorator =>
  applyDecorators(
    IfPresent(),
    IsArray({ message: `${things} must be a list` }),
    ArrayMaxSize(max, { message: `At most ${max} ${things.toLowerCase()}` }),
    ValidateNested({ each: true, message: `${things} must be a list of objects` }),
    Type(type),
  );

const OptionalDay = (name: string): PropertyDecorator =>
  applyDecorators(
    EmptyOrNullAsAbsent(),
    IsOptional(),
    IsIsoDate({ message: `${name} must be a date like 2026-12-31` }),
  );

export class PreviewRatesDto implements PreviewRates {
  @ListOf(() => PreviewedRateDto, MAX_RATES, 'Rates') rates?: PreviewedRateDto[];
  @ListOf(() => PreviewedStayRuleDto, MAX_STAY_RULES, 'Rules') rules?: PreviewedStayRuleDto[];
  @IsWhole('Guests', 1, MAX_RATE_GUESTS) guestCount: number;
  @OptionalDay('The first day') from?: string;
  @OptionalDay('The last day') to?: string;
  @OptionalDay('Check-in') checkinDate?: string;
  @OptionalDay('Check-out') checkoutDate?: string;
}

/** No stay rule depends on the number of guests. */
export class PreviewRulesDto extends PreviewRatesDto {
  @IfPresent() override guestCount: number = 1;
}
