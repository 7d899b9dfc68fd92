import {
  MAX_SERVICE_GUESTS,
  MAX_SERVICE_PRICE,
  SERVICE_CATEGORIES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_FREQUENCIES,
  SERVICE_ICON_MAX_LENGTH,
  SERVICE_NAME_MAX_LENGTH,
  type SaveService,
  type ServiceCategory,
  type ServiceFrequency,
} from '@farmhouse/contracts/catalogue/service';
import { mustBeRupees } from '@farmhouse/contracts/text/rupees';
import { DigitsAsNumber, IfPresent } from '@farmhouse/platform/input/property.decorators';
import {
  IsFlag,
  IsOneOf,
  IsWhole,
  OptionalLine,
  OptionalPictureUrl,
  RequiredLine,
  RequiredText,
} from '@farmhouse/platform/input/field.decorators';
import { PartialType } from '@nestjs/mapped-types';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

const PRICE = { message: `Price ${mustBeRupees(0, MAX_SERVICE_PRICE)}` };

export class SaveServiceDto implements SaveService {
  @RequiredLine('Name', SERVICE_NAME_MAX_LENGTH) name: string;
  @RequiredText('Description', SERVICE_DESCRIPTION_MAX_LENGTH) description: string;

  @Max(MAX_SERVICE_PRICE, PRICE)
  @Min(0, PRICE)
  @IsInt(PRICE)
  @DigitsAsNumber()
  price: number;

  @IfPresent()
  @IsIn(SERVICE_CATEGORIES, { message: `Category must be one of ${SERVICE_CATEGORIES.join(', ')}` })
  category?: ServiceCategory;

  @OptionalLine('Icon', SERVICE_ICON_MAX_LENGTH) icon?: string | null;
  @OptionalPictureUrl('Picture') imageUrl?: string | null;

  @IsOptional()
  @IsWhole('Most guests', 1, MAX_SERVICE_GUESTS)
  @DigitsAsNumber()
  maxGuests?: number | null;

  @IsOptional()
  @IsOneOf('Frequency', SERVICE_FREQUENCIES)
  frequency?: ServiceFrequency | null;

  @IfPresent()
  @IsFlag('Active')
  active?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeServiceDto extends PartialType(SaveServiceDto, { skipNullProperties: false }) {}
