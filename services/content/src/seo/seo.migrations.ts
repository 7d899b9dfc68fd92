import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateSeoRecords1790000001101 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seo_records (
        id serial NOT NULL,
        page text NOT NULL,
        title text,
        description text,
        keywords text,
        og_title text,
        og_description text,
        og_image text,
        canonical_url text,
        schema_type text NOT NULL DEFAULT 'WebPage',
        schema_data jsonb,
        priority integer NOT NULL DEFAULT 50,
        change_freq text NOT NULL DEFAULT 'monthly',
        noindex boolean NOT NULL DEFAULT false,
        nofollow boolean NOT NULL DEFAULT false,
        score integer NOT NULL DEFAULT 0,
        ranking integer,
        business_name text,
        review_count integer NOT NULL DEFAULT 0,
        average_rating text NOT NULL DEFAULT '0.0',
        rating_scale integer NOT NULL DEFAULT 5,
        reviews_enabled boolean NOT NULL DEFAULT true,
        show_in_snippets boolean NOT NULL DEFAULT true,
        review_title text,
        review_description text,
        review_keywords text,
        review_snippet1_author text,
        review_snippet1_date text,
        review_snippet1_rating integer,
        review_snippet1_body text,
        review_snippet2_author text,
        review_snippet2_date text,
        review_snippet2_rating integer,
        review_snippet2_body text,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT seo_records_pk PRIMARY KEY (id),
        CONSTRAINT seo_records_page_unique UNIQUE (page),
        CONSTRAINT seo_records_page_known CHECK (page IN (
          'home', 'services', 'gallery', 'booking', 'about', 'contact', 'location', 'blog',
          'privacy-policy', 'terms-conditions', 'cookie-policy', 'data-processing')),
        CONSTRAINT seo_records_schema_type_known CHECK (schema_type IN (
          'WebPage', 'LodgingBusiness', 'LocalBusiness', 'Organization', 'Place', 'Service', 'Event')),
        CONSTRAINT seo_records_change_freq_known CHECK (change_freq IN (
          'always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never')),
        CONSTRAINT seo_records_average_rating_shape CHECK (average_rating ~ '^([0-4][.][0-9]|5[.]0)$'),
        CONSTRAINT seo_records_rating_scale_known CHECK (rating_scale IN (5, 10)),
        CONSTRAINT seo_records_numbers_range
          CHECK (review_count >= 0 AND priority BETWEEN 0 AND 100 AND score BETWEEN 0 AND 100)
      )`);
  }
}

/** The table of pages in contracts defines which pages exist, so that a new page needs no migration. */
export class AllowRecordsOfNewPages1790000001109 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE seo_records DROP CONSTRAINT seo_records_page_known');
  }
}
