import {
  ALT_TEXT_MAX_LENGTH,
  HOMEPAGE_SECTIONS,
  IMAGE_DESCRIPTION_MAX_LENGTH,
  IMAGE_TITLE_MAX_LENGTH,
  MAX_ORDER,
  type HomepageSection,
  type SaveHomepageImage,
} from '@farmhouse/contracts/content/homepage-image';
import { IfPresent, OtherTextAsZero } from '@farmhouse/platform/input/property.decorators';
import {
  IsFlag,
  IsPictureUrl,
  OptionalLine,
  OptionalText,
  RequiredLine,
} from '@farmhouse/platform/input/field.decorators';
import { PartialType } from '@nestjs/mapped-types';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, Max, Min } from 'class-validator';

const Order = (): PropertyDecorator =>
  applyDecorators(
    OtherTextAsZero(),
    IsInt({ message: 'Order must be a whole number' }),
    Min(0, { message: 'Order must be positive' }),
    Max(MAX_ORDER, { message: `Order can be at most ${MAX_ORDER}` }),
  );

export class CreateHomepageImageDto implements SaveHomepageImage {
  @IsIn(HOMEPAGE_SECTIONS, {
    message: ({ value }: { value: unknown }) =>
      value ? `Section must be one of ${HOMEPAGE_SECTIONS.join(', ')}` : 'Section is required',
  })
  section: HomepageSection;

  @RequiredLine('Title', IMAGE_TITLE_MAX_LENGTH) title: string;
  @IsPictureUrl('Valid image URL is required') imageUrl: string;
  @OptionalText('Description', IMAGE_DESCRIPTION_MAX_LENGTH) description?: string | null;
  @OptionalLine('Alt text', ALT_TEXT_MAX_LENGTH) altText?: string | null;
  @IfPresent() @Order() order?: number;
  @IfPresent() @IsFlag('Active') active?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeHomepageImageDto extends PartialType(CreateHomepageImageDto, { skipNullProperties: false }) {}
