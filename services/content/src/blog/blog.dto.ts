import { tooLong } from '@farmhouse/contracts/text/too-long';
import {
  BLOG_AUTHOR_MAX_LENGTH,
  BLOG_CONTENT_MAX_LENGTH,
  BLOG_EXCERPT_MAX_LENGTH,
  BLOG_SORTS,
  BLOG_STATUSES,
  BLOG_TITLE_MAX_LENGTH,
  MAX_BLOG_IDS,
  MAX_READ_TIME,
  MAX_TAGS,
  META_DESCRIPTION_MAX_LENGTH,
  META_TITLE_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  SLUG_PATTERN,
  TAG_MAX_LENGTH,
  type BlogListQuery,
  type BlogSort,
  type BlogStatus,
  type ChangeBlogPost,
  type SaveBlogPost,
} from '@farmhouse/contracts/content/blog';
import { MaxLength } from '@farmhouse/platform/input/max-length';
import {
  asSingleLine,
  EmptyAsAbsent,
  IfPresent,
  WholeNumbersInQuery,
} from '@farmhouse/platform/input/property.decorators';
import {
  IsFlag,
  IsOneOf,
  IsWhole,
  OptionalLine,
  OptionalPictureUrl,
  OptionalText,
  RequiredLine,
  RequiredText,
} from '@farmhouse/platform/input/field.decorators';
import { MAX_ID } from '@farmhouse/platform/input/id.pipe';
import { PageQuery } from '@farmhouse/platform/lists/paging';
import { SortedBy } from '@farmhouse/platform/lists/sorting';
import { PartialType } from '@nestjs/mapped-types';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';

const MAX_VERSION = 2_000_000_000;

const IsSlug = (): PropertyDecorator =>
  applyDecorators(
    RequiredLine('Slug', SLUG_MAX_LENGTH),
    Matches(SLUG_PATTERN, { message: 'Slug can have lowercase letters, numbers and single dashes only' }),
  );

/** Each on one line, without duplicates. */
const Tags = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? [...new Set(value.map(asSingleLine))] : value,
    ),
    IsArray({ message: 'Tags must be a list' }),
    ArrayMaxSize(MAX_TAGS, { message: `A post can have at most ${MAX_TAGS} tags` }),
    IsString({ each: true, message: 'A tag must be a string' }),
    IsNotEmpty({ each: true, message: 'A tag cannot be empty' }),
    MaxLength(TAG_MAX_LENGTH, { each: true, message: tooLong('A tag', TAG_MAX_LENGTH) }),
  );

export class CreateBlogPostDto implements SaveBlogPost {
  @RequiredLine('Title', BLOG_TITLE_MAX_LENGTH) title: string;
  @IsSlug() slug: string;
  @RequiredText('Content', BLOG_CONTENT_MAX_LENGTH) content: string;
  @OptionalText('Excerpt', BLOG_EXCERPT_MAX_LENGTH) excerpt?: string | null;
  @OptionalPictureUrl('Featured image') featuredImage?: string | null;
  @OptionalLine('Author', BLOG_AUTHOR_MAX_LENGTH) author?: string | null;
  @IfPresent() @IsOneOf('Status', BLOG_STATUSES) status?: BlogStatus;
  @IfPresent() @Tags() tags?: string[];
  @OptionalLine('Meta title', META_TITLE_MAX_LENGTH) metaTitle?: string | null;
  @OptionalLine('Meta description', META_DESCRIPTION_MAX_LENGTH) metaDescription?: string | null;
  @IfPresent() @IsWhole('Read time', 1, MAX_READ_TIME) readTime?: number;
  @IfPresent() @IsFlag('Featured') featured?: boolean;
}

/** Omitted fields keep their values. */
export class ChangeBlogPostDto
  extends PartialType(CreateBlogPostDto, { skipNullProperties: false })
  implements ChangeBlogPost
{
  @IfPresent() @IsWhole('Version', 1, MAX_VERSION) version?: number;
}

export class BlogListDto extends PageQuery implements BlogListQuery {
  @SortedBy(BLOG_SORTS) sort?: BlogSort;
  @EmptyAsAbsent() @IsOptional() @IsOneOf('Status', BLOG_STATUSES) status?: BlogStatus;

  @EmptyAsAbsent()
  @IsOptional()
  @MaxLength(TAG_MAX_LENGTH, { message: tooLong('tag', TAG_MAX_LENGTH) })
  @IsString({ message: 'tag must be a string' })
  tag?: string;

  @WholeNumbersInQuery(1, MAX_ID, MAX_BLOG_IDS) ids?: number[];
}
