import {
  AMENITY_CATEGORIES,
  AMENITY_COLOR_MAX_LENGTH,
  AMENITY_DESCRIPTION_MAX_LENGTH,
  AMENITY_ICON_MAX_LENGTH,
  AMENITY_MAX_ORDER,
  AMENITY_TITLE_MAX_LENGTH,
  type AmenityCategory,
  type SaveAmenity,
} from '@farmhouse/contracts/catalogue/amenity';
import { PartialType } from '@nestjs/mapped-types';
import { IfPresent } from '@farmhouse/platform/input/property.decorators';
import { IsFlag, IsOneOf, IsWhole, RequiredLine, RequiredText } from '@farmhouse/platform/input/field.decorators';

export class SaveAmenityDto implements SaveAmenity {
  @RequiredLine('Icon', AMENITY_ICON_MAX_LENGTH) icon: string;
  @RequiredLine('Name', AMENITY_TITLE_MAX_LENGTH) title: string;
  @RequiredText('Description', AMENITY_DESCRIPTION_MAX_LENGTH) description: string;
  @IfPresent() @IsOneOf('Category', AMENITY_CATEGORIES) category?: AmenityCategory;
  @IfPresent() @RequiredLine('Colour', AMENITY_COLOR_MAX_LENGTH) color?: string;
  @IfPresent() @IsWhole('Order', 0, AMENITY_MAX_ORDER) order?: number;
  @IfPresent() @IsFlag('Active') active?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeAmenityDto extends PartialType(SaveAmenityDto, { skipNullProperties: false }) {}
