import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateSitemap1790000001108 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sitemap (
        id integer NOT NULL DEFAULT 1,
        revision bigint NOT NULL DEFAULT 0,
        xml text,
        CONSTRAINT sitemap_pk PRIMARY KEY (id),
        CONSTRAINT sitemap_single CHECK (id = 1)
      )`);
    await runner.query('INSERT INTO sitemap DEFAULT VALUES');
    await runner.query(`
      CREATE TABLE service_pages (
        id integer NOT NULL,
        name text NOT NULL,
        active boolean NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE gallery_pictures (
        id integer NOT NULL,
        category text NOT NULL,
        src text NOT NULL,
        alt text NOT NULL,
        active boolean NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
  }
}

/** Every page of the sitemap says when it last changed; pages without a known date count as changed now. */
export class AddChangeTimes1790000001195 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE service_pages ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()');
    await runner.query('ALTER TABLE gallery_pictures ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now()');
    await runner.query(`
      CREATE TABLE shown_changes (
        kind text NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT shown_changes_pk PRIMARY KEY (kind)
      )`);
    await runner.query(`
      INSERT INTO shown_changes (kind, changed_at)
      SELECT 'setting', COALESCE(max(updated_at), now()) FROM settings
      UNION ALL SELECT kind, now() FROM unnest(ARRAY['homepage-image', 'amenity', 'service', 'gallery']) AS kind`);
    await runner.query('UPDATE sitemap SET revision = revision + 1, xml = NULL');
  }
}

/** The dashboard shows the numbers of the stored sitemap. One that was stored without them is generated again. */
export class AddSitemapStatus1790000001197 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sitemap ADD COLUMN urls integer, ADD COLUMN generated_at timestamptz');
    await runner.query('UPDATE sitemap SET revision = revision + 1, xml = NULL');
  }
}
