import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateDynamicContent1790000001105 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dynamic_content (
        id serial NOT NULL,
        identifier text NOT NULL,
        content text NOT NULL,
        content_type text NOT NULL DEFAULT 'text',
        description text,
        category text NOT NULL DEFAULT 'general',
        page text NOT NULL DEFAULT 'home',
        editable boolean NOT NULL DEFAULT true,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT dynamic_content_pk PRIMARY KEY (id),
        CONSTRAINT dynamic_content_identifier_unique UNIQUE (identifier),
        CONSTRAINT dynamic_content_identifier_shape
          CHECK (identifier ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' AND char_length(identifier) <= 100),
        CONSTRAINT dynamic_content_type_known CHECK (content_type IN ('text', 'html', 'json', 'list'))
      )`);
    await runner.query('CREATE INDEX dynamic_content_page ON dynamic_content (page)');
  }
}

/** A legal text says when its words last changed, not when its description did. */
export class AddContentChangedAt1790000004001 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dynamic_content ADD COLUMN content_changed_at timestamptz');
  }
}

/** Texts that the site reads on one page only: stored under another one, they were not found. */
export class StorePagesOfSiteTexts1790000004003 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    const home = [
      ...['home.landmarks', 'home.city-areas', 'home.nearby-areas', 'home.occasions', 'home.host', 'home.travel-tips'],
      ...['home.popular-searches', 'house.facts', 'house.bedrooms', 'house.rules', 'house.inventory'],
    ];
    const pages: readonly (readonly [page: string, identifiers: readonly string[]])[] = [
      ['home', home],
      ['contact', ['contact.faq']],
      ['services', ['services.areas']],
      ...['privacy-policy', 'terms-conditions', 'cookie-policy', 'data-processing'].map(
        (page) => [page, [`legal.${page}`]] as const,
      ),
    ];
    for (const [page, identifiers] of pages) {
      await runner.query('UPDATE dynamic_content SET page = $1 WHERE identifier = ANY($2) AND page <> $1', [
        page,
        identifiers,
      ]);
    }
  }
}
