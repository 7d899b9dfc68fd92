import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateHomepageImages1790000001103 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE homepage_images (
        id serial NOT NULL,
        section text NOT NULL,
        title text NOT NULL,
        description text,
        image_url text NOT NULL,
        alt_text text,
        "order" integer NOT NULL DEFAULT 0,
        active boolean NOT NULL DEFAULT true,
        CONSTRAINT homepage_images_pk PRIMARY KEY (id),
        CONSTRAINT homepage_images_section_known
          CHECK (section IN ('hero', 'amenities', 'gallery', 'services', 'contact', 'about')),
        CONSTRAINT homepage_images_order_range CHECK ("order" BETWEEN 0 AND 10000)
      )`);
  }
}
