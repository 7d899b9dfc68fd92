import {
  GALLERY_ALT_MAX_LENGTH,
  GALLERY_CATEGORIES,
  GALLERY_MAX_ITEMS,
  GALLERY_MAX_ORDER,
  type AddGalleryUrl,
  type ChangeGalleryItem,
  type GalleryCategory,
  type OrderGallery,
} from '@farmhouse/contracts/catalogue/gallery';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { DigitsAsNumber, EmptyAsAbsent, IfPresent, Trim } from '@farmhouse/platform/input/property.decorators';
import { IsFlag, IsOneOf, IsPictureUrl, IsWhole, RequiredLine } from '@farmhouse/platform/input/field.decorators';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt } from 'class-validator';

/** Form fields arrive as strings. */
const Order = (): PropertyDecorator =>
  applyDecorators(Trim(), EmptyAsAbsent(), DigitsAsNumber(), IfPresent(), IsWhole('Order', 0, GALLERY_MAX_ORDER));

const Active = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? ({ true: true, false: false }[value.trim()] ?? value) : value,
    ),
    IfPresent(),
    IsFlag('Active'),
  );

const Alt = (): PropertyDecorator => RequiredLine('Alt text', GALLERY_ALT_MAX_LENGTH);

const Category = (): PropertyDecorator => IsOneOf('Category', GALLERY_CATEGORIES);

const Url = (): PropertyDecorator => IsPictureUrl('Please provide an image URL');

/** The fields beside the file of an upload. */
export class UploadGalleryItemDto {
  @Alt() alt: string;
  @Category() category: GalleryCategory;
  @Order() order?: number;
  @Active() active?: boolean;
}

export class AddGalleryUrlDto extends UploadGalleryItemDto implements AddGalleryUrl {
  @Url() url: string;
}

export class ChangeGalleryItemDto implements ChangeGalleryItem {
  @IfPresent() @Alt() alt?: string;
  @IfPresent() @Category() category?: GalleryCategory;
  @IfPresent() @Url() url?: string;
  @IfPresent() @IsWhole('Picture', 1, MAX_ID) pictureId?: number;
  @Order() order?: number;
  @Active() active?: boolean;
}

export class OrderGalleryDto implements OrderGallery {
  @IsInt({ each: true, message: 'Every id must be a whole number' })
  @ArrayUnique({ message: 'Every id may stand once' })
  @ArrayMaxSize(GALLERY_MAX_ITEMS, { message: `At most ${GALLERY_MAX_ITEMS} pictures` })
  @IsArray({ message: 'The ids of the pictures are required' })
  ids: number[];
}
