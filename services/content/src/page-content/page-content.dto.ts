import { tooLong } from '@farmhouse/contracts/text/too-long';
import {
  CONTENT_DESCRIPTION_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  CONTENT_NAME_MAX_LENGTH,
  CONTENT_TYPES,
  IDENTIFIER_MAX_LENGTH,
  IDENTIFIER_PATTERN,
  type ContentType,
  type SaveContent,
} from '@farmhouse/contracts/content/page-content';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import { EmptyAsAbsent, IfPresent } from '@farmhouse/platform/input/property.decorators';
import { GivenText, IsFlag, IsOneOf, OptionalText, RequiredLine } from '@farmhouse/platform/input/field.decorators';
import { PartialType } from '@nestjs/mapped-types';
import { IsOptional, IsString, Matches } from 'class-validator';

export class CreateContentDto implements SaveContent {
  @Matches(IDENTIFIER_PATTERN, {
    message: 'Identifier can have lowercase letters, numbers and single dots, dashes and underscores only',
  })
  @RequiredLine('Identifier', IDENTIFIER_MAX_LENGTH)
  identifier: string;

  /** Empty only for a list, which may have no entries. */
  @GivenText('Content', CONTENT_MAX_LENGTH) content: string;
  @IfPresent() @IsOneOf('Content type', CONTENT_TYPES) contentType?: ContentType;
  @OptionalText('Description', CONTENT_DESCRIPTION_MAX_LENGTH) description?: string | null;
  @EmptyAsAbsent() @IfPresent() @RequiredLine('Category', CONTENT_NAME_MAX_LENGTH) category?: string;
  @EmptyAsAbsent() @IfPresent() @RequiredLine('Page', CONTENT_NAME_MAX_LENGTH) page?: string;
  @IfPresent() @IsFlag('Editable') editable?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeContentDto extends PartialType(CreateContentDto, { skipNullProperties: false }) {}

export class ContentOfPageDto {
  @EmptyAsAbsent()
  @IsOptional()
  @MaxLength(CONTENT_NAME_MAX_LENGTH, { message: tooLong('page', CONTENT_NAME_MAX_LENGTH) })
  @IsString({ message: 'page must be a string' })
  page?: string;
}
