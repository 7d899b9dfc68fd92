import {
  MAX_REVIEW_COUNT,
  RATING_SCALES,
  SCHEMA_TYPES,
  SEO_LINE_MAX_LENGTH,
  SEO_PAGES,
  SEO_TEXT_MAX_LENGTH,
  type RatingScale,
  type SaveSeo,
  type SchemaData,
  type SchemaType,
  type SeoPage,
} from '@farmhouse/contracts/content/seo';
import { CHANGE_FREQUENCIES, type ChangeFrequency } from '@farmhouse/contracts/pages/sitemap';
import { IfPresent, OtherTextAsZero } from '@farmhouse/platform/input/property.decorators';
import {
  IsFlag,
  IsOneOf,
  IsWhole,
  OptionalLine,
  OptionalPictureUrl,
  OptionalSafeUrl,
} from '@farmhouse/platform/input/field.decorators';
import { PartialType } from '@nestjs/mapped-types';
import { IsOptional } from 'class-validator';
import { IsAverageRating, IsSchemaData } from './seo.decorators.ts';

const Line = (name: string) => OptionalLine(name, SEO_LINE_MAX_LENGTH);
const Text = (name: string) => OptionalLine(name, SEO_TEXT_MAX_LENGTH);

export class CreateSeoDto implements SaveSeo {
  @IsOneOf('Page', SEO_PAGES) page: SeoPage;
  @Line('Title') title?: string | null;
  @Text('Description') description?: string | null;
  @Text('Keywords') keywords?: string | null;
  @Line('Social title') ogTitle?: string | null;
  @Text('Social description') ogDescription?: string | null;
  @OptionalPictureUrl('Social image') ogImage?: string | null;
  @OptionalSafeUrl('Canonical URL') canonicalUrl?: string | null;
  @IfPresent() @IsOneOf('Schema type', SCHEMA_TYPES) schemaType?: SchemaType;
  @IsSchemaData() schemaData?: SchemaData | null;
  @IfPresent() @IsWhole('Priority', 0, 100) priority?: number;
  @IfPresent() @IsOneOf('Change frequency', CHANGE_FREQUENCIES) changeFreq?: ChangeFrequency;
  @IfPresent() @IsFlag('No index') noindex?: boolean;
  @IfPresent() @IsFlag('No follow') nofollow?: boolean;
  @IsOptional() @IsWhole('Ranking', 1, 1000) ranking?: number | null;
  @Line('Business name') businessName?: string | null;
  @IfPresent() @OtherTextAsZero() @IsWhole('Review count', 0, MAX_REVIEW_COUNT) reviewCount?: number;
  @IfPresent() @IsAverageRating() averageRating?: string;
  @IfPresent() @IsOneOf('Rating scale', RATING_SCALES) ratingScale?: RatingScale;
  @IfPresent() @IsFlag('Reviews enabled') reviewsEnabled?: boolean;
  @IfPresent() @IsFlag('Show in snippets') showInSnippets?: boolean;
  @Line('Review title') reviewTitle?: string | null;
  @Text('Review description') reviewDescription?: string | null;
  @Text('Review keywords') reviewKeywords?: string | null;
  @Line('Author of review 1') reviewSnippet1Author?: string | null;
  @Line('Date of review 1') reviewSnippet1Date?: string | null;
  @IsOptional() @IsWhole('Rating of review 1', 1, 5) reviewSnippet1Rating?: number | null;
  @Text('Text of review 1') reviewSnippet1Body?: string | null;
  @Line('Author of review 2') reviewSnippet2Author?: string | null;
  @Line('Date of review 2') reviewSnippet2Date?: string | null;
  @IsOptional() @IsWhole('Rating of review 2', 1, 5) reviewSnippet2Rating?: number | null;
  @Text('Text of review 2') reviewSnippet2Body?: string | null;
}

/** Omitted fields keep their values. */
export class ChangeSeoDto extends PartialType(CreateSeoDto, { skipNullProperties: false }) {}
