import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateGallery1790000001004 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gallery_items (
        id serial NOT NULL,
        alt text NOT NULL,
        category text NOT NULL,
        source text NOT NULL DEFAULT 'upload',
        url text,
        picture_id integer,
        "order" integer NOT NULL DEFAULT 0,
        active boolean NOT NULL DEFAULT true,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT gallery_items_pk PRIMARY KEY (id),
        CONSTRAINT gallery_items_picture_once UNIQUE (picture_id),
        CONSTRAINT gallery_items_picture FOREIGN KEY (picture_id) REFERENCES pictures (id),
        CONSTRAINT gallery_items_category
          CHECK (category IN ('exterior', 'interior', 'rooms', 'amenities', 'activities', 'food', 'events', 'nature')),
        CONSTRAINT gallery_items_source
          CHECK ((source = 'upload') = (picture_id IS NOT NULL) AND (source = 'url') = (url IS NOT NULL))
      )`);
    await runner.query('CREATE INDEX gallery_items_order ON gallery_items ("order", id)');
  }
}

/** The sitemap says when a picture last changed. */
export class AddGalleryUpdated1790000001093 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE gallery_items ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()');
    await runner.query('UPDATE gallery_items SET updated_at = uploaded_at');
  }
}
