import {
  SCHEMA_TYPES,
  type RatingScale,
  type SchemaData,
  type SchemaType,
  type SeoPage,
} from '@farmhouse/contracts/content/seo';
import { CHANGE_FREQUENCIES, type ChangeFrequency } from '@farmhouse/contracts/pages/sitemap';
import { sqlList } from '@farmhouse/platform/database/sql-list';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique, UpdateDateColumn } from 'typeorm';

export const SEO_PAGE_UNIQUE = 'seo_records_page_unique';

/** The search record of one page. */
@Entity('seo_records')
@Unique(SEO_PAGE_UNIQUE, ['page'])
@Check('seo_records_schema_type_known', `schema_type IN ${sqlList(SCHEMA_TYPES)}`)
@Check('seo_records_change_freq_known', `change_freq IN ${sqlList(CHANGE_FREQUENCIES)}`)
@Check('seo_records_average_rating_shape', `average_rating ~ '^([0-4][.][0-9]|5[.]0)$'`)
@Check('seo_records_rating_scale_known', 'rating_scale IN (5, 10)')
@Check('seo_records_numbers_range', 'review_count >= 0 AND priority BETWEEN 0 AND 100 AND score BETWEEN 0 AND 100')
export class SeoEntity {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'seo_records_pk' }) id: number;
  @Column('text') page: SeoPage;
  @Column('text', { nullable: true }) title: string | null;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) keywords: string | null;
  @Column('text', { nullable: true }) ogTitle: string | null;
  @Column('text', { nullable: true }) ogDescription: string | null;
  @Column('text', { nullable: true }) ogImage: string | null;
  @Column('text', { nullable: true }) canonicalUrl: string | null;
  @Column('text', { default: 'WebPage' }) schemaType: SchemaType;
  @Column('jsonb', { nullable: true }) schemaData: SchemaData | null;
  @Column('integer', { default: 50 }) priority: number;
  @Column('text', { default: 'monthly' }) changeFreq: ChangeFrequency;
  @Column('boolean', { default: false }) noindex: boolean;
  @Column('boolean', { default: false }) nofollow: boolean;
  /** Computed when the record is stored. */
  @Column('integer', { default: 0 }) score: number;
  @Column('integer', { nullable: true }) ranking: number | null;
  @Column('text', { nullable: true }) businessName: string | null;
  @Column('integer', { default: 0 }) reviewCount: number;
  @Column('text', { default: '0.0' }) averageRating: string;
  @Column('integer', { default: 5 }) ratingScale: RatingScale;
  @Column('boolean', { default: true }) reviewsEnabled: boolean;
  @Column('boolean', { default: true }) showInSnippets: boolean;
  @Column('text', { nullable: true }) reviewTitle: string | null;
  @Column('text', { nullable: true }) reviewDescription: string | null;
  @Column('text', { nullable: true }) reviewKeywords: string | null;
  @Column('text', { nullable: true, name: 'review_snippet1_author' }) reviewSnippet1Author: string | null;
  @Column('text', { nullable: true, name: 'review_snippet1_date' }) reviewSnippet1Date: string | null;
  @Column('integer', { nullable: true, name: 'review_snippet1_rating' }) reviewSnippet1Rating: number | null;
  @Column('text', { nullable: true, name: 'review_snippet1_body' }) reviewSnippet1Body: string | null;
  @Column('text', { nullable: true, name: 'review_snippet2_author' }) reviewSnippet2Author: string | null;
  @Column('text', { nullable: true, name: 'review_snippet2_date' }) reviewSnippet2Date: string | null;
  @Column('integer', { nullable: true, name: 'review_snippet2_rating' }) reviewSnippet2Rating: number | null;
  @Column('text', { nullable: true, name: 'review_snippet2_body' }) reviewSnippet2Body: string | null;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
